import { LRUCache } from 'lru-cache';
import type { ContentChange } from './ContentChange';
import type { Holding } from './holdingOf';
import { namedIds } from './requestKey';
import type { ContentEntry, ContentError } from './types';

const MISSING_TTL_MS = 10_000;

interface Missing {
  error: ContentError;
  until: number;
  followsContent: boolean;
}

interface CallInFlight {
  call: Promise<ContentEntry>;
  followsContent: boolean;
}

/** What sources answered, what they do not have, and what they are being asked; by the address of the answer. */
export class KeptAnswers {
  readonly entries: LRUCache<string, ContentEntry>;
  readonly inFlight = new Map<string, CallInFlight>();
  // By size, because `max` takes room for as many at once.
  readonly #missing = new LRUCache<string, Missing>({ maxSize: 5000, sizeCalculation: () => 1 });
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number) {
    this.#now = now;
    this.entries = new LRUCache<string, ContentEntry>({
      maxSize: maxBytes,
      sizeCalculation: ({ json, holding }, key) =>
        json.length + key.length + 100 + 100 * (holding?.ids.size ?? 0),
    });
  }

  isFresh(entry: ContentEntry): boolean {
    return !entry.isOutdated && entry.expires > this.#now();
  }

  /** What a source said a moment ago when it did not have this. */
  missing(address: string): ContentError | null {
    const missing = this.#missing.get(address);
    return missing && missing.until > this.#now() ? missing.error : null;
  }

  setMissing(address: string, error: ContentError, follows: boolean): void {
    this.entries.delete(address);
    const until = this.#now() + MISSING_TTL_MS;
    this.#missing.set(address, { error, until, followsContent: follows });
  }

  /** Everything that the change may have changed is asked for anew; null: anything may have. */
  expire(change: ContentChange | null): void {
    const ids = change && new Set(change.ids);
    const gone = new Set(change?.gone);
    for (const [address, entry] of this.entries.entries()) {
      if (!entry.holding || (ids && !mayChange(address, entry.holding, ids))) continue;
      if (doOverlap(entry.holding.ids, gone)) this.entries.delete(address);
      else entry.isOutdated = true;
    }
    // Of what is missing or under way nobody knows which documents it is about.
    for (const known of [this.#missing, this.inFlight])
      for (const [address, { followsContent: follows }] of known.entries())
        if (follows) known.delete(address);
  }

  clear(): void {
    this.entries.clear();
    this.#missing.clear();
    this.inFlight.clear();
  }
}

/** Whether an answer may be another after documents were changed. */
function mayChange(address: string, { ids, isOpen }: Holding, changed: ReadonlySet<string>) {
  return isOpen || doOverlap(ids, changed) || namedIds(address).some((id) => changed.has(id));
}

function doOverlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const id of few) if (many.has(id)) return true;
  return false;
}
