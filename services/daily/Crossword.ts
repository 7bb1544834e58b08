import { z } from 'zod';

/** Letters of a side. */
const LARGEST = 25;

const clue = z.tuple([z.union([z.number(), z.string()]), z.string()]);

/**
 * A crossword in the open form ipuz (http://ipuz.org/crossword), of which what we show is asked for: a rectangle of
 * letters and black squares (`#`), and clues by number. The rest of a file is left out.
 */
export const crossword = z.object({
  version: z.string(),
  kind: z.array(z.string()).refine((kinds) => kinds.some((kind) => kind.includes('crossword')), {
    error: 'is no crossword',
  }),
  title: z.string().min(1),
  author: z.string().default(''),
  /** What the editor says about it. */
  intro: z.string().default(''),
  /** `11/21/2026` */
  date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  dimensions: z.object({
    width: z.number().int().min(3).max(LARGEST),
    height: z.number().int().min(3).max(LARGEST),
  }),
  solution: z.array(z.array(z.string().regex(/^[A-Z#]$/)).max(LARGEST)).max(LARGEST),
  clues: z.object({ Across: z.array(clue), Down: z.array(clue) }),
});

export type Crossword = z.infer<typeof crossword>;

/** `2026-11-21`: the day of a crossword, as addresses have it. */
export function dayOfCrossword({ date }: Pick<Crossword, 'date'>): string {
  const [month = '', day = '', year = ''] = date.split('/');
  return `${year}-${month}-${day}`;
}
