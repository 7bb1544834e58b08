import type { StoryCard } from './ans';
import { at, firstText, isoDate, list, text } from './json';
import { plainText } from './sanitizeHtml';

/** What `bylines` of a document says (widgets §3), apart from its credits. */
export interface Bylines {
  /** Names, where the document has no credits. */
  authors: string[];
  organization: string;
  /** What its cards show in the row of the byline; null for nothing. */
  row: NonNullable<StoryCard['bylines']> | null;
}

/** A written time begins with its date, else it is words: "2:05 p.m. ET". Never throws. */
export function readBylines(raw: unknown): Bylines {
  const given = at(raw, 'authors');
  const names = typeof given === 'string' ? [given] : list(given);
  const section = at(raw, 'section');
  const written = at(raw, 'timestamp', 'time') ?? at(raw, 'timestamp');
  const isMoment = typeof written === 'number' || /^\d{4}-\d{2}-\d{2}/.test(text(written));
  const date = isMoment ? isoDate(written) : '';
  const row = {
    section: plainText(firstText(section, at(section, 'name'))),
    date,
    time: date ? '' : plainText(text(written)),
  };
  return {
    authors: names.map((name) => plainText(firstText(name, at(name, 'name')))).filter(Boolean),
    organization: plainText(firstText(at(raw, 'organization'), at(raw, 'organization', 'name'))),
    row: row.section || row.date || row.time ? row : null,
  };
}
