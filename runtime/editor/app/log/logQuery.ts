import { LOG } from '../shared/paths';

/** What the log is asked for; each part empty for all. */
export interface LogQuery {
  /** Id of a document. */
  document: string;
  /** Part of a name or email. */
  person: string;
  /** Kinds of actions, with commas between them. */
  action: string;
}

export const ALL: LogQuery = { document: '', person: '', action: '' };

/** What an address of the log asks for, by its query. */
export function readLogQuery(search: string): LogQuery {
  const given = new URLSearchParams(search);
  return { ...ALL, document: given.get('document') ?? '', person: given.get('person') ?? '' };
}

/** Address of the log with what can be linked to: page and person. */
export function logPath({ document, person }: LogQuery): string {
  const given = Object.entries({ document, person }).filter(([, value]) => value !== '');
  return given.length === 0 ? LOG : `${LOG}?${new URLSearchParams(given)}`;
}
