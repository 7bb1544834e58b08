import type { Renderer } from '../../../render/renderPage';
import { NotFound } from '../../../store/errors';
import { readDraft } from '../../../store/readDraft';
import type { Handlers } from '../api/handlers/Handlers';
import { findSample, sampleAt } from '../preview/findSample';
import { checkDraft } from './checkDraft';

export interface ChecklistOptions {
  /** The engine's own, as readers' pages are drawn. */
  renderer: () => Renderer;
  findAddresses: () => Promise<string[]>;
  origin: () => string;
  ask: (path: string) => Promise<number | null>;
}

/** What an editor should know before publishing. */
export const checklistHandlers = (options: ChecklistOptions) =>
  ({
    checklist: async ({ params, query }, context) => {
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
  }) satisfies Partial<Handlers>;
