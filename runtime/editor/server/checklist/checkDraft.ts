import type { Weight, Finding } from '../../contract/checklist';
import { ContentError } from '../../../content/types';
import { describeFailure } from '../../../pack/traceErrors';
import { blockOfForm } from '../../../render/blockForms';
import { renderPage, type Renderer } from '../../../render/renderPage';
import type { PageDocument } from '../../../document/document';
import { expandDraft } from '../../../store/linked/expandDraft';
import type { Store } from '../../../store/openStore';
import { loadRoutes } from '../../../store/routing/loadRoutes';
import { withoutHidden } from '../../../document/withoutHidden';
import { NO_SAMPLE, type Sample } from '../preview/findSample';
import { describeMissing } from '../preview/PreviewRenderer';
import { checkFields } from './checkFields';
import { runChecklist } from './runChecklist';
import { weighPage } from './weighPage';

export interface DraftToCheck {
  store: Store;
  website: string;
  document: PageDocument;
  sample: Sample;
  renderer: Renderer;
  /** Public origin of the site. */
  origin: string;
  /** The status that readers get for a path of the site; null: none in time. */
  ask: (path: string) => Promise<number | null>;
}

export interface CheckedDraft {
  findings: Finding[];
  /** Null where readers would get no page at all. */
  weight: Weight | null;
}

/** Runs the checklist on a draft, drawn as readers would get it. */
export async function checkDraft(input: DraftToCheck): Promise<CheckedDraft> {
  const { store, website, sample, origin, ask } = input;
  const { pack } = input.renderer;
  const expanded = await expandDraft(store, { document: input.document, website });
  const document = withoutHidden(expanded.document);
  if (document.kind === 'template' && sample === NO_SAMPLE) {
    const message = 'No content answers this template right now, so only its fields were checked.';
    const unseen: Finding = { rule: 'blocks', level: 'warning', nodeId: null, message };
    return { findings: [...checkFields(document, pack.manifest), unseen], weight: null };
  }
  const problems: Record<string, string> = {};
  const renderer: Renderer = {
    ...input.renderer,
    onFailure: (failure) => {
      problems[blockOfForm(failure.job.nodeId)] = describeFailure(failure);
    },
  };
  const { uri: requestUri, contentConfig } = sample;
  const request = { document, contentConfig, website, requestUri };
  let html: string;
  let weight: Weight;
  try {
    const page = await renderPage(request, renderer);
    weight = await weighPage(page.body.toString(), pack);
    const marked = await renderPage({ ...request, canvas: { scripts: () => '' } }, renderer);
    html = marked.body.toString();
  } catch (error) {
    const why =
      error instanceof ContentError ? describeMissing(error, sample) : (error as Error).message;
    const message = `Readers would get no page here. ${why}`;
    const broken: Finding = { rule: 'blocks', level: 'error', nodeId: null, message };
    return { findings: [...checkFields(document, pack.manifest), broken], weight: null };
  }
  const pages = (await loadRoutes(store)).get(website)?.pages;
  const hasAddress = [...(pages?.values() ?? [])].some(
    ({ documentId }) => documentId === document.id,
  );
  const findings = await runChecklist({
    document,
    manifest: pack.manifest,
    html,
    weight,
    missing: expanded.missing,
    problems,
    lacksAddress: document.kind === 'page' && !hasAddress,
    origin,
    // A page that is not live yet may lead to itself.
    ask: async (path) => (isSamePath(path, requestUri) ? 200 : ask(path)),
  });
  // What one story lacks another one has.
  const isTemplate = document.kind === 'template';
  return { findings: findings.filter(({ rule }) => !(isTemplate && rule === 'empty')), weight };
}

function isSamePath(one: string, other: string): boolean {
  const [first, second] = [one, other].map((uri) => uri.split('?', 1)[0]?.replace(/\/$/, ''));
  return first === second;
}
