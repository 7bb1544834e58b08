import type { AuditEntry } from '../../../store/listAudit';
import type { AuditAction } from '../../../store/tables';
import type { Call, Listed } from '../call';

export type LogEntry = Listed<AuditEntry>;

export interface LogQuery {
  /** Id of a document; '' for all. */
  document: string;
  /** Part of a name or email; '' for all. */
  person: string;
  /** Empty for all. */
  actions: readonly AuditAction[];
}

/** The calls of the log, as part of the application's API. */
export const logCalls = (call: Call) => ({
  /** @param before id of an entry: those older than it */
  readLog: (
    { document, person, actions }: LogQuery,
    limit: number,
    before: number | null,
    signal?: AbortSignal,
  ) => {
    const given = Object.entries({
      document,
      person,
      action: actions.join(','),
      before: before === null ? '' : String(before),
      limit: String(limit),
    }).filter(([, value]) => value !== '');
    const path = `/audit?${new URLSearchParams(given)}`;
    return call<{ entries: LogEntry[] }>('GET', path, undefined, signal);
  },
});
