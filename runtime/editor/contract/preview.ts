import { z } from 'zod';
import { nodeSchema } from '../../document/document';
import type { Endpoint } from './endpoint';
import { documentId, uri } from './parts';

/** More than one screen of blocks changes at once only when something is pasted. */
const MOST_NODES = 200;

const rendered = z.object({
  /** By id: HTML between its marks. */
  html: z.record(z.string(), z.string()),
  /** Numbers of the style sheets that they need. */
  sheets: z.array(z.number()),
  build: z.string(),
  /** Why nodes show nothing, by id. */
  problems: z.record(z.string(), z.string()),
});
/** Nodes as the server has drawn them. */
export type RenderedNodes = z.input<typeof rendered>;

/** Drafts as readers would see them. */
export const previews = {
  preview: {
    summary:
      'A preview of the draft, or of a version: its address, which opens for a short time, and the address of the site that it is shown as. `draftOf`: with the draft of a linked block in the place of what readers get of it.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({
      uri: uri.nullable().default(null),
      version: z.number().int().min(1).nullable().default(null),
      draftOf: documentId.nullable().default(null),
    }),
    answer: z.object({ url: z.string(), uri: z.string(), rev: z.number() }),
  },
  drawNodes: {
    summary:
      'Nodes of the draft, or for it, with fields that need not be saved, as HTML. Also over a WebSocket at `…/socket`, as messages `{ call, csrf, body }` that are answered with `{ call, status, body }`.',
    access: { right: 'edit', on: 'document' },
    hasSocket: true,
    params: { id: documentId },
    body: z.strictObject({ uri, nodes: z.array(nodeSchema).min(1).max(MOST_NODES) }),
    answer: rendered,
  },
} as const satisfies Record<string, Endpoint>;
