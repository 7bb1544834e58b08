import type { TroubledRun } from '../../../store/schedule/listTroubledRuns';
import type { Bundle } from '../../../document/bundle/bundle';
import type { Imported } from '../../../store/transfer/importDocuments';
import type { ToImport } from '../../../store/transfer/planImport';
import type { Right } from '../../server/rights/rights';
import type { Call, Listed } from '../call';

export type TroubledRow = Listed<TroubledRun>;

export interface FolderRow {
  /** `/`, `/sports`. */
  path: string;
  /** What whoever asks may do there. */
  rights: Right[];
}

/** The calls of the list of pages that are about many of them, as part of the application's API. */
export const homeCalls = (call: Call) => ({
  listFolders: () => call<{ folders: FolderRow[] }>('GET', '/folders'),
  listTroubledRuns: () => call<{ runs: TroubledRow[] }>('GET', '/schedules/troubled'),
  exportDocuments: (ids: readonly string[]) => call<Bundle>('POST', '/export', { ids }),
  /** @param bundle JSON of an export */
  planImport: (bundle: unknown) =>
    call<{ documents: ToImport[] }>('POST', '/import/plan', { bundle }),
  importDocuments: (bundle: unknown, replace: boolean) =>
    call<{ documents: Imported[] }>('POST', '/import', { bundle, replace }),
});
