import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { documentId } from './parts';

export const tabId = z.string().regex(/^[\w-]{8,64}$/);

/** What those who have a document open (`/live`) say to each other. */
export const presence = {
  tellPresence: {
    summary: 'Says on which node of an open document (`/live`) the actor works; null: on none.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({ tab: tabId, node: z.string().min(1).max(100).nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
