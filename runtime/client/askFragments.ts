/** ms until the server wants to be asked again; 0 ends it. */
const NEXT_HEADER = 'x-broadsheet-next';

/** ms until there is something newer, where that is about as long as readers wait. */
const NEWER_HEADER = 'x-broadsheet-newer';

const FRAGMENTS = '/pf/api/v3/fragment/';

/** ms after which a question counts as failed. */
const LONGEST_ANSWER = 15_000;

/** What the server says of one block. Times in ms. */
export type Answer =
  | { kind: 'fresh'; html: string; next: number | null }
  | { kind: 'same'; next: number | null }
  | { kind: 'gone' }
  | { kind: 'failed'; retryAfter: number };

/** The answer for several blocks: by node; null for one that is gone. */
type Several = Record<string, { html: string; next: number } | null>;

export interface Asked {
  /** By node. */
  answers: Map<string, Answer>;
  /** Version of the whole answer; the one that was sent along when nothing changed. */
  etag: string | null;
  /** ms until there is something newer; 0 where the server doesn't say. */
  newer: number;
}

/**
 * Asks for the fragments of these blocks of one document, in one request; with one node without a name, for
 * a linked block itself. The answer is shared by all
 * readers, so no cookie goes along. Never rejects.
 */
export async function askFragments(
  document: string,
  nodes: readonly string[],
  etag: string | null,
): Promise<Asked> {
  let newer = 0;
  const all = (answer: Answer, version = etag): Asked => ({
    answers: new Map(nodes.map((node) => [node, answer])),
    etag: version,
    newer,
  });
  try {
    const asked = nodes.join(',');
    // Of a linked block that is the same on every page, all pages ask the same.
    const ofThePage = asked && `/${asked}?uri=${encodeURIComponent(pageUri())}`;
    const response = await fetch(FRAGMENTS + document + ofThePage, {
      credentials: 'omit',
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    });
    const nextHeader = response.headers.get(NEXT_HEADER);
    // A CDN says how many seconds ago it got the answer.
    const age = Number(response.headers.get('age'));
    newer = Math.max(0, Number(response.headers.get(NEWER_HEADER)) - 1000 * age);
    const next = nextHeader === null ? null : Number(nextHeader);
    if (response.status === 304) return all({ kind: 'same', next });
    if (response.status === 404 || response.status === 410) return all({ kind: 'gone' });
    if (!response.ok) {
      const retryAfter = 1000 * (Number(response.headers.get('retry-after')) || 0);
      return all({ kind: 'failed', retryAfter });
    }
    const version = response.headers.get('etag');
    const body = await response.text();
    if (nodes.length === 1) return all({ kind: 'fresh', html: body, next }, version);
    const several = JSON.parse(body) as Several;
    const answers = nodes.map((node): [string, Answer] => {
      const fragment = several[node];
      return [node, fragment ? { kind: 'fresh', ...fragment } : { kind: 'gone' }];
    });
    return { answers: new Map(answers), etag: version, newer };
  } catch (error) {
    console.warn(`Live blocks ${document}/${nodes.join(',')}:`, error);
    return all({ kind: 'failed', retryAfter: 0 });
  }
}

/**
 * The page's address as the server has it: the parameters that choose what it shows, without those that
 * only say where a reader came from.
 */
function pageUri(): string {
  const { pathname, search } = window.location;
  const engine = window.document.querySelector<HTMLElement>('script[data-uri]');
  return engine?.dataset['uri'] ?? pathname + search;
}
