import { LRUCache } from 'lru-cache';

import { askContent, type ContentApi } from '../../http/askContent';
import type { FollowKind } from '../store/tables';

export interface Story {
  id: string;
  title: string;
  path: string;
  /** ms since 1970 */
  date: number;
}

interface FollowedThing {
  kind: FollowKind;
  id: string;
}

interface Options extends ContentApi {
  website: string;
  log: { warn: (about: object, words: string) => void };
  now?: () => number;
}

/** Things of which the newest stories are kept. */
const KEPT = 5000;
/** ms for which they are kept, for all readers. */
const FRESH_MS = 60_000;
/** ms after which the content API is asked again, once it failed. */
const AWAY_MS = 10_000;
/** Stories of a thing. */
const SIZE = 20;
/** Questions at the same time, of all readers together. */
const AT_ONCE = 4;

/** The newest stories by what they are about: asked once in a while for all who follow it. */
export class NewestStories {
  readonly #kept = new LRUCache<string, Promise<Story[]>>({ max: KEPT, ttl: FRESH_MS });
  readonly #waiting: (() => void)[] = [];
  #asking = 0;
  #awayUntil = 0;

  constructor(private readonly options: Options) {}

  /** The newest first; none while the content API is away, which is logged. */
  about(thing: FollowedThing): Promise<Story[]> {
    const key = `${thing.kind} ${thing.id}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const asked = this.#inTurn(() => this.#ask(thing)).catch((error: unknown) => {
      this.#kept.delete(key);
      if (!(error instanceof Away)) {
        this.#awayUntil = this.#now() + AWAY_MS;
        this.options.log.warn({ err: error }, 'The newest stories could not be read');
      }
      return [];
    });
    this.#kept.set(key, asked);
    return asked;
  }

  async #ask(thing: FollowedThing): Promise<Story[]> {
    if (this.#now() < this.#awayUntil) throw new Away();
    const search = new URLSearchParams({
      website: this.options.website,
      q: `type:story AND (${queryOf(thing)})`,
      sort: 'display_date:desc',
      size: String(SIZE),
      included_fields: '_id,canonical_url,headlines.basic,display_date',
    });
    const answer = await askContent<{ content_elements?: AnsStory[] }>(
      `/content/v4/search/published?${search}`,
      this.options,
    );
    return (answer.content_elements ?? []).flatMap((story) => {
      const { _id: id, canonical_url: path, headlines, display_date: shown } = story;
      const [title, date] = [headlines?.basic, Date.parse(shown ?? '')];
      const isWhole = id && title && path && /^\/(?!\/)/.test(path) && !Number.isNaN(date);
      return isWhole ? [{ id, path, title, date }] : [];
    });
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#asking >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#asking += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#asking -= 1;
    }
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }
}

/** It failed a moment ago, and is not asked. */
class Away extends Error {}

interface AnsStory {
  _id?: string;
  canonical_url?: string;
  headlines?: { basic?: string };
  display_date?: string;
}

/** What finds the stories about a thing. Teams have sections of their own, or tags. */
function queryOf({ kind, id }: FollowedThing): string {
  if (kind === 'author') return `credits.by._id:${quoted(id)}`;
  if (kind === 'topic') return `taxonomy.tags.slug:${quoted(id)}`;
  if (kind === 'section') return `taxonomy.sections._id:${quoted(id)}`;
  const sections = [`/${id}`, `/sports/${id}`].map(quoted).join(' OR ');
  return `taxonomy.tags.slug:${quoted(id)} OR taxonomy.sections._id:(${sections})`;
}

/** In quotes, so that nothing in it is an operator. */
const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;
