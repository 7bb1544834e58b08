import type { Finding } from '../../server/checklist/finding';
import type { Weight } from '../../server/checklist/limits';
import type { PageDocument } from '../../../document/document';
import type { VersionEntry } from '../../../store/listVersions';
import type { ScheduleEntry } from '../../../store/schedule/listSchedules';
import type { Call, Listed } from '../call';

export type VersionRow = Listed<VersionEntry>;
export type RunRow = Listed<ScheduleEntry>;

export interface ChecklistAnswer {
  /** The draft's revision that was looked at. */
  rev: number;
  uri: string;
  findings: Finding[];
  weight: Weight | null;
}

/** What clocks say, and which of two where they say it twice. */
export interface ClockTime {
  /** `2026-11-01T01:30` */
  local: string;
  isSecond?: boolean;
}

export interface Plan {
  /** A version by its number, or the draft. */
  version: number | { rev: number; label?: string };
  publishAt: ClockTime & { zone: string };
  expireAt: ClockTime | null;
}

/** The calls of publishing, as part of the application's API. */
export const publishCalls = (call: Call, at: (id: string, rest: string) => string) => ({
  checklist: (id: string, uri: string | null) => {
    const query = uri === null ? '' : `?${new URLSearchParams({ uri })}`;
    return call<ChecklistAnswer>('GET', at(id, `/checklist${query}`));
  },
  publish: (id: string, rev: number, label: string) =>
    call<{ number: number }>('POST', at(id, '/publish'), { rev, ...(label ? { label } : {}) }),
  versions: (id: string) =>
    call<{ versions: VersionRow[]; schedules: RunRow[] }>('GET', at(id, '/versions')),
  readVersion: (id: string, number: number) =>
    call<{ document: PageDocument }>('GET', at(id, `/versions/${number}`)),
  labelVersion: (id: string, number: number, label: string | null) =>
    call<undefined>('PUT', at(id, `/versions/${number}/label`), { label }),
  /** @returns `draft`: the version that holds what is in the draft */
  showVersion: (id: string, number: number, keepDraft: boolean) =>
    call<{ number: number; draft: number | null }>('POST', at(id, `/versions/${number}/show`), {
      keepDraft,
    }),
  schedule: (id: string, plan: Plan) =>
    call<{ version: number; publishAt: string }>('POST', at(id, '/schedules'), plan),
  cancelRun: (id: string, run: number) => call<undefined>('DELETE', at(id, `/schedules/${run}`)),
});
