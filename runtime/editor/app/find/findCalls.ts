import type { ChangedDraft, PlannedDraft } from '../../../store/find/changeDrafts';
import type { FoundDraft, Wanted } from '../../../store/find/findInDrafts';
import type { BulkChange } from '../../../document/change/planChange';
import type { Call } from '../call';

/** What a change would be on one draft, and whether the asker may make it. */
export type PlanRow = PlannedDraft & { mayEdit: boolean };

/** The calls of finding and changing, as part of the application's API. */
export const findCalls = (call: Call) => ({
  find: ({ kind, value }: Wanted, signal?: AbortSignal) => {
    const path = `/find?${new URLSearchParams({ kind, value })}`;
    return call<{ drafts: FoundDraft[] }>('GET', path, undefined, signal);
  },
  planChange: (change: BulkChange) => call<{ drafts: PlanRow[] }>('POST', '/changes/plan', change),
  makeChange: (change: BulkChange, documents: readonly string[]) =>
    call<{ drafts: ChangedDraft[] }>('POST', '/changes', { change, documents }),
});
