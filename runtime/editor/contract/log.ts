import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../store/tables';
import { moment, type Endpoint } from './endpoint';
import { values } from './parts';

const action = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.input<typeof action>;

const entry = z.object({
  id: z.number(),
  at: moment,
  /** Email, `token:` and a token's name, `schedule`, or what ran on the command line. */
  actor: z.string(),
  /** What the staff calls them; null for all others. */
  actorName: z.string().nullable(),
  action,
  documentId: z.string().nullable(),
  documentName: z.string().nullable(),
  detail: values,
});
export type LogEntry = z.input<typeof entry>;

/** Who did what. */
export const log = {
  readLog: {
    summary:
      'Who did what, the newest first: in the folders that the caller may read; about staff and tokens with the right to manage them.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      document: z.string().max(100).optional(),
      /** Part of a name or email. */
      person: z.string().max(200).optional(),
      /** Several stand with commas between them. */
      action: z
        .string()
        .max(1000)
        .transform((text) => text.split(','))
        .pipe(z.array(action))
        .optional(),
      /** Id of an entry: those older than it. */
      before: z.coerce.number<number>().int().min(1).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    },
    answer: z.object({ entries: z.array(entry) }),
  },
} as const satisfies Record<string, Endpoint>;
