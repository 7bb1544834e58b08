import { z } from 'zod';
import type { Renderer } from '../../../render/renderPage';
import { NotFound } from '../../../store/errors';
import { readDraft } from '../../../store/readDraft';
import { apiRoute, type AnyApiRoute } from '../api/apiRoute';
import { findSample, sampleAt } from '../preview/findSample';
import { checkDraft } from './checkDraft';

export interface ChecklistApiOptions {
  /** The engine's own, as readers' pages are drawn. */
  renderer: () => Renderer;
  findAddresses: () => Promise<string[]>;
  origin: () => string;
  ask: (path: string) => Promise<number | null>;
}

/** What an editor should know before publishing. */
export const checklistApi = (options: ChecklistApiOptions): AnyApiRoute[] => [
  apiRoute({
    method: 'GET',
    path: '/documents/:id/checklist',
    summary:
      'What is wrong with the draft, as readers would get it at `uri` (else where its content is found), and what it weighs: bytes, compressed.',
    access: { right: 'edit', on: 'document' },
    params: { id: z.string().min(1).max(100) },
    query: { uri: z.string().startsWith('/').max(2000).optional() },
    handle: async ({ params, query }, context) => {
      const { store, website } = context;
      const draft = await readDraft(store, params.id);
      if (!draft) throw new NotFound(`There is no document "${params.id}".`);
      const { document, rev } = draft;
      const { findAddresses, origin, ask } = options;
      const sample =
        query.uri === undefined
          ? await findSample({ store, website, document, findAddresses })
          : await sampleAt({ store, website, document }, query.uri);
      const checked = await checkDraft({
        store,
        website,
        document,
        sample,
        renderer: options.renderer(),
        origin: origin(),
        ask,
      });
      return { rev, uri: sample.uri, ...checked };
    },
  }),
];
