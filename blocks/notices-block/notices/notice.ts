import { isText, listOf, orNull, shape, type Checked } from '@broadsheet/define/shape';

/** Whether a page's own content is a death notice as `readNotice` makes it. Days are `2026-11-21`. */
export const isNotice = shape({
  pageTitle: isText,
  pageDescription: isText,
  pageSection: isText,
  id: isText,
  name: isText,
  born: orNull(isText),
  died: isText,
  town: isText,
  /** Paragraphs of plain text. */
  text: listOf(isText),
  /** `at` is ISO 8601. */
  service: orNull(shape({ kind: isText, place: isText, address: isText, at: isText })),
  funeralHome: isText,
  published: isText,
});

export type Notice = Checked<typeof isNotice>;

export interface Notices {
  notices: Notice[];
  total: number;
  towns: string[];
}

/** Where a notice is. */
export const noticePath = (id: string): string => `/obituaries/notices/${id}/`;

/** Years of a life; null where it is not known when it began. */
export function ageOf({ born, died }: Pick<Notice, 'born' | 'died'>): number | null {
  if (born === null) return null;
  const years = Number(died.slice(0, 4)) - Number(born.slice(0, 4));
  return died.slice(5) < born.slice(5) ? years - 1 : years;
}

/** "1938–2026"; the year alone where only one is known. */
export const yearsOf = ({ born, died }: Pick<Notice, 'born' | 'died'>): string =>
  [born?.slice(0, 4), died.slice(0, 4)].filter(Boolean).join('–');
