import type { AnswerQuestion, ContentAnswer } from './questions';
import { toContentError } from './callSource';
import type { ContentClient, ContentOutcome } from './fetchContent';

/** Titles that are told. */
const TITLES = 5;
/** Characters of an answer that are laid out for reading. */
const MOST_JSON = 200_000;
/** What things are called, the first that is there. */
const NAMES = ['headline', 'title', 'name', 'label', 'text', 'slug', '_id', 'id'];

/**
 * What a content source gives now, from the cache that readers' pages are made with. One that has run
 * out is asked again, and waited for.
 */
export async function readAnswer(
  content: ContentClient,
  website: string,
  { source, query, isWhole }: AnswerQuestion,
  now: () => number = Date.now,
): Promise<ContentAnswer> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const { entry, outcome } = await content.get({ source, query: { ...query } }, website, {
      isLive: true,
    });
    const ms = took();
    const data: unknown = JSON.parse(entry.json);
    return {
      kind: 'answer',
      state: stateOf(outcome),
      ms,
      age: Math.max(0, Math.round((now() - entry.fetched) / 1000)),
      holds: Math.max(0, Math.round((entry.expires - now()) / 1000)),
      bytes: Buffer.byteLength(entry.json),
      ...describeData(data),
      ...(isWhole ? { json: JSON.stringify(data, null, 2).slice(0, MOST_JSON) } : {}),
    };
  } catch (error) {
    const { statusCode, message } = toContentError(source, error);
    return { kind: 'failed', ms: took(), status: statusCode, reason: message };
  }
}

function stateOf(outcome: ContentOutcome): 'kept' | 'new' | 'failing' {
  if (outcome === 'fetched') return 'new';
  return outcome === 'fresh' ? 'kept' : 'failing';
}

/** How many things an answer holds, and what the first are called. */
export function describeData(data: unknown): { count: number | null; titles: string[] } {
  const list = Array.isArray(data) ? (data as unknown[]) : listIn(data);
  if (!list) return { count: null, titles: [titleOf(data)].filter(Boolean) };
  return { count: list.length, titles: list.slice(0, TITLES).map(titleOf).filter(Boolean) };
}

/** The only list of things in an answer that has no name itself: `{stories: […], total: 3}`. */
function listIn(data: unknown): unknown[] | null {
  if (typeof data !== 'object' || data === null || titleOf(data)) return null;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return lists.length === 1 ? (lists[0] as unknown[]) : null;
}

function titleOf(thing: unknown): string {
  if (typeof thing === 'string') return thing.slice(0, 200);
  if (typeof thing !== 'object' || thing === null) return '';
  const record = thing as Record<string, unknown>;
  const headline = (record['headlines'] as { basic?: unknown } | null | undefined)?.basic;
  const named = [headline, ...NAMES.map((name) => record[name])];
  const found = named.find((name) => typeof name === 'string' && name.trim() !== '');
  if (typeof found === 'string') return found.slice(0, 200);
  const id = [record['_id'], record['id']].find((name) => typeof name === 'number');
  return id === undefined ? '' : String(id);
}
