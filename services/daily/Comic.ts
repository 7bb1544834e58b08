import { z } from 'zod';
import { listingId } from './listings/Notice';

/** A strip of a day: one panel, or several; what is said may be in the picture, or be said as text. */
export const comic = z.object({
  /** Of the strip, the same every day. */
  id: listingId,
  title: z.string().min(1),
  creator: z.string().default(''),
  day: z.iso.date(),
  panels: z
    .array(
      z.object({
        image: z.object({
          /** An address, or a path of the site. */
          url: z.string().regex(/^(?:https:\/\/|\/(?!\/))/),
          /** px */
          width: z.number().int().positive(),
          height: z.number().int().positive(),
        }),
        /** What is to be seen, for those who can't. */
        alt: z.string().min(1),
        lines: z.array(z.object({ speaker: z.string(), words: z.string() })).default([]),
      }),
    )
    .min(1),
});

export type Comic = z.infer<typeof comic>;
