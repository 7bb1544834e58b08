import type { ContentEntry } from '../content/types';
import { namedIds } from '../content/requestKey';
import type { PageScope } from './pageScope';

const MAX_TAGS = 80;
const known = new WeakMap<ContentEntry, string[]>();

function idsIn(data: unknown, depth: number): string[] {
  if (data === null || typeof data !== 'object' || depth > 3) return [];
  if (Array.isArray(data)) return data.slice(0, MAX_TAGS).flatMap((item) => idsIn(item, depth + 1));
  const record = data as Record<string, unknown>;
  const own = typeof record['_id'] === 'string' ? [`content:${record['_id']}`] : [];
  if (own.length > 0) return own;
  return Object.values(record).flatMap((value) =>
    Array.isArray(value) ? idsIn(value, depth + 1) : [],
  );
}

/**
 * Names of the documents that a page shows, for the CDN's `cache-tag`: the `_id` of the global content,
 * the ids that blocks asked by (of collections, for example), and the documents in their answers.
 */
export function contentTags(scope: PageScope): string[] {
  const tags = new Set(idsIn(scope.values.globalContent, 0));
  for (const address of scope.answers.keys())
    for (const id of namedIds(address)) tags.add(`content:${id}`);
  for (const answer of scope.answers.values()) {
    if (!answer) continue;
    let ids = known.get(answer);
    if (!ids) {
      ids = idsIn(JSON.parse(answer.json), 0);
      known.set(answer, ids);
    }
    for (const id of ids) tags.add(id);
  }
  return [...tags].slice(0, MAX_TAGS).map((tag) => tag.replace(/[^\w:/.-]/g, '-'));
}
