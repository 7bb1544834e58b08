import type { RenderedNodes } from '../../contract/preview';
import { toContentError } from '../../../content/callSource';
import { describeFailure } from '../../../pack/traceErrors';
import { escapeHtml } from '../../../render/escape';
import { blockOfForm } from '../../../render/blockForms';
import { createFragmentCache } from '../../../render/fragmentCache';
import { documentJobs } from '../../../render/documentJobs';
import { sheetsOf } from '../../../render/pageAssets';
import { renderJobs, type JobFailure } from '../../../render/renderJobs';
import { openScope, renderPage, type PageRequest, type Renderer } from '../../../render/renderPage';
import { NodeWriter } from '../../../render/writeNodes';
import type { Node, PageDocument } from '../../../document/document';
import type { Sample } from './findSample';
import { forSandbox } from './forSandbox';

export interface PreviewOptions {
  renderer: () => Renderer;
  website: string;
  /** Address of the frame's script. */
  frameScript: string;
}

const CACHE_BYTES = 32 * 1024 * 1024;

/** Why nodes show nothing, by id. */
type Problems = RenderedNodes['problems'];

function note(problems: Problems, failure: JobFailure): void {
  problems[blockOfForm(failure.job.nodeId)] = describeFailure(failure);
}

/** Draws drafts for editors: the engine's own way, with a cache of its own, as editors see other things. */
export class PreviewRenderer {
  private fragments = createFragmentCache(CACHE_BYTES);
  private pack: Renderer['pack'] | null = null;

  constructor(private readonly options: PreviewOptions) {}

  /**
   * A whole draft as its canvas shows it: hidden blocks too. Its script says which revision it is, and
   * why blocks of it show nothing.
   * @throws ContentError when the page's own content is missing or can't be had
   */
  async page(
    document: PageDocument,
    rev: number,
    sample: Sample,
  ): Promise<{ body: Buffer; contentType: string }> {
    const renderer = this.renderer();
    const problems: Problems = {};
    const scripts = () =>
      `<script async src="${escapeHtml(this.options.frameScript)}" data-rev="${rev}"` +
      ` data-problems="${escapeHtml(JSON.stringify(problems))}"></script>`;
    const { body, contentType } = await renderPage(
      { ...this.request(document, sample), canvas: { scripts } },
      {
        ...renderer,
        onFailure: (failure, request) => {
          note(problems, failure);
          renderer.onFailure(failure, request);
        },
      },
    );
    return { body: Buffer.from(forSandbox(body.toString())), contentType };
  }

  /** Nodes of a draft as they are now, each with its marks; those that fail show nothing, and why. */
  async nodes(
    document: PageDocument,
    nodes: readonly Node[],
    sample: Sample,
  ): Promise<RenderedNodes> {
    const renderer = this.renderer();
    const { pack } = renderer;
    const part = { ...document, sections: { nodes: [...nodes] } };
    const parts = documentJobs(part, pack);
    const scope = await openScope(this.request(document, sample), renderer);
    const problems: Problems = {};
    const fragments = await renderJobs([...parts.byNode.values()], scope, {
      cache: renderer.fragments,
      page: () =>
        documentJobs(document, pack).all.map((job) => parts.byNode.get(job.nodeId) ?? job),
      onFailure: (failure) => note(problems, failure),
      ...parts.hooks,
    });
    const writer = new NodeWriter({
      parts,
      fragments,
      document: part,
      isMarked: true,
      hasVariants: true,
    });
    const html = nodes.map((node): [string, string] => {
      const bytes: Buffer[] = [];
      writer.node(bytes, node);
      return [node.id, forSandbox(Buffer.concat(bytes).toString())];
    });
    return {
      html: Object.fromEntries(html),
      sheets: sheetsOf(pack, writer.shown),
      build: pack.manifest.build,
      problems,
    };
  }

  private request(document: PageDocument, { uri, contentConfig }: Sample): PageRequest {
    const { website } = this.options;
    return { document, contentConfig, website, requestUri: uri, isAdmin: true };
  }

  private renderer(): Renderer {
    const renderer = this.options.renderer();
    // What another build made is never asked for again.
    if (renderer.pack !== this.pack) this.fragments = createFragmentCache(CACHE_BYTES);
    this.pack = renderer.pack;
    return { ...renderer, fragments: this.fragments };
  }
}

/** Why a page's content can't be had, in words for editors. */
export function describeMissing(error: unknown, { uri, contentConfig }: Sample): string {
  const source = contentConfig?.source ?? 'page';
  const { statusCode, location } = toContentError(source, error);
  if (location !== undefined) return `The content of ${uri} has moved to ${location}.`;
  if (statusCode === 404) return `The source ${source} has no content for ${uri}.`;
  return `The source ${source} can’t be reached right now (${statusCode}).`;
}
