import { z } from 'zod';

/** What is part of an address: lower-case letters, digits and hyphens. */
export const listingId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/);

/** A death notice as a family or a funeral home places it. */
export const notice = z.object({
  id: listingId,
  name: z.string().min(1),
  born: z.iso.date().nullable(),
  died: z.iso.date(),
  town: z.string(),
  /** Paragraphs of plain text. */
  text: z.array(z.string()),
  service: z
    .object({
      /** "Funeral Mass" */
      kind: z.string(),
      place: z.string(),
      address: z.string(),
      at: z.iso.datetime({ offset: true }),
    })
    .nullable(),
  /** Who takes care of it; empty where nobody is named. */
  funeralHome: z.string(),
  published: z.iso.date(),
});

export type Notice = z.infer<typeof notice>;
