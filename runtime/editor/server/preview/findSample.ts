import type { ContentConfig, PageDocument } from '../../../document/document';
import { InvalidInput } from '../../../document/errors';
import type { Store } from '../../../store/openStore';
import { loadRoutes } from '../../../store/routing/loadRoutes';
import { routeCandidates } from '../../../document/addresses/siteRoutes';

/** What a document is previewed as. */
export interface Sample {
  /** Address of a page that the document answers; `/` where there is none yet. */
  uri: string;
  contentConfig: ContentConfig | null;
}

/** Where nothing answers: a page without an address, a template without content. */
export const NO_SAMPLE: Sample = { uri: '/', contentConfig: null };

interface FindSample {
  store: Store;
  website: string;
  document: Pick<PageDocument, 'id' | 'kind'>;
  /** Addresses of the newest content, for templates. */
  findAddresses: () => Promise<string[]>;
}

/**
 * The content that a page has at its address; for a template, that of a fixed address of it, else of the
 * newest content that it answers for.
 */
export async function findSample(options: FindSample): Promise<Sample> {
  const { store, website, document, findAddresses } = options;
  const routes = (await loadRoutes(store)).get(website);
  if (!routes) return NO_SAMPLE;
  const sampleAt = (uri: string): Sample | null => {
    for (const candidate of routeCandidates(routes, uri, website))
      if (candidate.kind !== 'redirect' && candidate.documentId === document.id)
        return { uri, contentConfig: candidate.contentConfig };
    return null;
  };
  if (document.kind === 'page') {
    const own = [...routes.pages].find(([, page]) => page.documentId === document.id)?.[0];
    return (own === undefined ? null : sampleAt(own)) ?? NO_SAMPLE;
  }
  const fixed = routes.resolvers
    .filter(({ templateId }) => templateId === document.id)
    .flatMap(({ patterns }) => patterns)
    .filter(({ parts, hasRest }) => !hasRest && parts.every(({ kind }) => kind === 'literal'))
    .map(({ parts }) => `/${parts.map((part) => 'text' in part && part.text).join('/')}`);
  for (const uri of fixed) {
    const sample = sampleAt(uri);
    if (sample) return sample;
  }
  // What others answer first is no example: readers never see the template there.
  for (const uri of await findAddresses()) {
    const [first] = routeCandidates(routes, uri, website);
    if (first && first.kind !== 'redirect' && first.documentId === document.id)
      return { uri, contentConfig: first.contentConfig };
  }
  return NO_SAMPLE;
}

/**
 * The content that a document has at an address that someone chose.
 * @throws InvalidInput where the document does not answer it
 */
export async function sampleAt(
  { store, website, document }: Omit<FindSample, 'findAddresses'>,
  uri: string,
): Promise<Sample> {
  const routes = (await loadRoutes(store)).get(website);
  if (routes)
    for (const candidate of routeCandidates(routes, uri, website))
      if (candidate.kind !== 'redirect' && candidate.documentId === document.id)
        return { uri, contentConfig: candidate.contentConfig };
  if (document.kind !== 'template' && uri === '/') return { uri, contentConfig: null };
  throw new InvalidInput(`This ${document.kind} does not answer ${uri}.`);
}
