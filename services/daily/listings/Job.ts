import { z } from 'zod';
import { listingId } from './Notice';

export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;

/** An open position as an employer offers it. */
export const job = z.object({
  id: listingId,
  title: z.string().min(1),
  employer: z.string().min(1),
  place: z.string(),
  type: z.enum(JOB_TYPES),
  /** "$24 to $29 an hour"; empty where nothing is said. */
  pay: z.string(),
  posted: z.iso.date(),
  /** The last day to apply; null where there is none. */
  closes: z.iso.date().nullable(),
  /** Paragraphs of plain text. */
  text: z.array(z.string()),
  /** Where to apply: a page of the employer's, or an address of mail (`mailto:`); null where the text says it. */
  apply: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)/)
    .nullable(),
});

export type Job = z.infer<typeof job>;
