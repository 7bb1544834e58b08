import { createHash } from 'node:crypto';
import type { ContentChange } from '../content/ContentChange';
import { namedIds } from '../content/requestKey';
import type { ContentEntry } from '../content/types';

/**
 * What pages, fragments and answers say they are made from, in our caches and in `cache-tag` for those of
 * a CDN: `site:{website}`, `document:{id}` of the page, `content:{id}` of each document of the content API
 * in it, and two for what can't be named:
 * - `content`: it holds a list, or more documents than it names, so any change may concern it;
 * - `nothing`: there was nothing to make it of, so whatever is new may be it.
 */
export const CONTENT_TAG = 'content';
export const NOTHING_TAG = 'nothing';

/** Tags in a header: CDNs take 128 at most, of at most 128 bytes each. */
const MOST_IN_HEADER = 80;
const LONGEST = 128;

export const siteTag = (website: string): string => tagOf('site', website);
export const documentTag = (id: string): string => tagOf('document', id);
export const contentTag = (id: string): string => tagOf('content', id);

/** A tag that CDNs take; one too long for them keeps its beginning and a digest. */
function tagOf(kind: string, id: string): string {
  const tag = `${kind}:${id.replace(/[^\w:/.-]/g, '-')}`;
  if (tag.length <= LONGEST) return tag;
  return `${tag.slice(0, LONGEST - 23)}-${createHash('sha1').update(id).digest('base64url').slice(0, 22)}`;
}

const known = new WeakMap<ContentEntry, string[]>();

function tagsIn(entry: ContentEntry): string[] {
  let tags = known.get(entry);
  if (!tags) {
    tags = [...(entry.holding?.ids ?? [])].map(contentTag);
    known.set(entry, tags);
  }
  return tags;
}

/**
 * The tags of what is made of some answers, of which the first is what it is about.
 * @param answers by the addresses they were asked at; null for one that failed
 */
export function contentTags(
  answers: readonly (readonly [address: string, answer: ContentEntry | null])[],
): string[] {
  const isOpen = answers.some(([, answer]) => !answer || answer.holding?.isOpen);
  const entries = answers.flatMap(([, answer]) => answer ?? []);
  const subjects = entries.slice(0, 1).flatMap((entry) => tagsIn(entry).slice(0, 1));
  const named = answers.flatMap(([address]) => namedIds(address).map(contentTag));
  const others = entries.toReversed().flatMap(tagsIn);
  return [...new Set([...(isOpen ? [CONTENT_TAG] : []), ...subjects, ...named, ...others])];
}

/** The value of `cache-tag`. What holds more documents than fit in it says so by `content`. */
export function cacheTagHeader(tags: readonly string[]): string {
  if (tags.length <= MOST_IN_HEADER) return tags.join();
  return [...new Set([...tags.slice(0, MOST_IN_HEADER - 1), CONTENT_TAG])].join();
}

/** What CDNs have to forget after a change of the content. */
export function changedTags(change: ContentChange | null, website: string): string[] {
  if (!change) return [siteTag(website)];
  return [CONTENT_TAG, NOTHING_TAG, ...change.ids.map(contentTag)];
}
