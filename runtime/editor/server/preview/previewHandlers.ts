import { rightFor } from '../../contract/rightFor';
import type { DocumentKind, Node, PageDocument } from '../../../document/document';
import { InvalidInput } from '../../../document/errors';
import { NotFound } from '../../../store/errors';
import { expandDraft } from '../../../store/linked/expandDraft';
import { readDraft } from '../../../store/readDraft';
import { allowDocument } from '../api/allowDocument';
import type { ApiContext, Handlers } from '../api/handlers/Handlers';
import { DraftCache } from './DraftCache';
import type { PreviewRenderer } from './PreviewRenderer';
import { findSample, sampleAt, type Sample } from './findSample';
import { signPreview, TOKEN_S } from './previewToken';
import { SampleCache } from './SampleCache';

export interface PreviewOptions {
  renderer: PreviewRenderer;
  /** Key under which tokens are signed. */
  key: string;
  findAddresses: () => Promise<string[]>;
  /** Hears of what failed behind an answer. */
  onError: (error: unknown) => void;
}

/** Drafts as readers would see them. */
export function previewHandlers({ renderer, key, findAddresses, onError }: PreviewOptions) {
  const samples = new SampleCache();
  const drafts = new DraftCache(onError);

  /** @throws InvalidInput where the document does not answer the address */
  const sampleOf = (
    { store, website, now }: ApiContext,
    document: { id: string; kind: DocumentKind },
    asked: string,
  ): Promise<Sample> =>
    samples.get(
      JSON.stringify([document.id, asked]),
      () => sampleAt({ store, website, document }, asked),
      now,
    );

  return {
    preview: async ({ params, body }, context) => {
      const { store, website, actor, now } = context;
      const draft = await readDraft(store, params.id);
      if (!draft) throw new NotFound(`There is no document "${params.id}".`);
      await allowDraftOf(context, body.draftOf);
      const document = { id: params.id, kind: context.document.kind };
      const sample =
        body.uri === null
          ? await findSample({ store, website, document, findAddresses })
          : await sampleOf(context, document, body.uri);
      const token = signPreview(key, {
        website,
        documentId: params.id,
        rev: draft.rev,
        version: body.version,
        draftOf: body.draftOf,
        uri: sample.uri,
        actor: actor.name,
        expires: now + TOKEN_S * 1000,
      });
      return { url: `/pf/editor/preview?token=${token}`, uri: sample.uri, rev: draft.rev };
    },
    drawNodes: async ({ params, body }, context) => {
      const draft = await drafts.read(context.store, params.id);
      if (!draft) throw new NotFound(`There is no document "${params.id}".`);
      context.allow(rightFor('edit', draft.document.kind), draft.folder);
      const sample = await sampleOf(context, draft.document, body.uri);
      return drawNodes(context, renderer, { draft: draft.document, nodes: body.nodes, sample });
    },
  } satisfies Partial<Handlers>;
}

/** @throws InvalidInput for what is no linked block */
async function allowDraftOf(context: ApiContext, draftOf: string | null): Promise<void> {
  if (draftOf === null) return;
  const { kind } = await allowDocument(context, 'read', draftOf);
  if (kind !== 'block') throw new InvalidInput(`"${draftOf}" is a ${kind}, not a linked block.`);
}

/** Nodes as they stand in a draft; a linked block that is not live says so in its place. */
async function drawNodes(
  { store, website }: ApiContext,
  renderer: PreviewRenderer,
  { draft, nodes, sample }: { draft: PageDocument; nodes: Node[]; sample: Sample },
) {
  const { document, missing } = await expandDraft(store, {
    document: { ...draft, sections: { nodes } },
    website,
  });
  const rendered = await renderer.nodes(draft, document.sections['nodes'] ?? [], sample);
  for (const { nodeId, link } of missing) {
    rendered.html[nodeId] = `<!--node ${nodeId}--><!--/node ${nodeId}-->`;
    rendered.problems[nodeId] = `The linked block "${link.document}" is not live.`;
  }
  return rendered;
}
