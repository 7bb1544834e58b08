import { isDeepStrictEqual } from 'node:util';

import { isObject, objectAt, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';
import { isOneValue, pointerTo } from '../ans/nulls';
import { fillMembers, isEmpty, isReferenceTo, isSameItem } from './sameItem';

/**
 * ms of the document that a value comes from, by JSON pointer; what has no entry is of what holds it. Under
 * '' stands the moment of the document, where `last_updated_date` does not say it.
 */
export type Origins = Record<string, number>;

export interface Merged {
  document: JsonObject;
  origins: Origins;
  /** Where what is stored was kept, because what came in has nothing there or something older. */
  kept: string[];
  isChanged: boolean;
}

/**
 * Joins what came in to what is stored, so that no order of imports loses a field: each value is that of
 * the newest document which says one. What a document leaves out it says nothing of; `null` takes away.
 *
 * @param stored `moment`: ms of its last write, where no date of its own is known
 * @param now ms: what has no `last_updated_date` counts as of the moment it came in
 */
export function mergeDocument(
  stored: { document: JsonObject; origins: Origins; moment: number },
  document: JsonObject,
  now: number,
): Merged {
  return new Merge(stored, document, now).merged();
}

/** Ms of a document's `last_updated_date`; NaN where it has none. */
const dateOf = (document: JsonObject): number => Date.parse(textAt(document, 'last_updated_date'));

class Merge {
  readonly #old: JsonObject;
  readonly #oldOrigins: Origins;
  readonly #oldBase: number;
  readonly #isOldDated: boolean;
  readonly #new: JsonObject;
  readonly #moment: number;
  readonly #isDated: boolean;
  readonly #isSameRevision: boolean;
  readonly #base: number;
  readonly #origins: Origins = {};
  readonly #kept: string[] = [];

  constructor(
    stored: { document: JsonObject; origins: Origins; moment: number },
    document: JsonObject,
    now: number,
  ) {
    const oldDate = dateOf(stored.document);
    this.#old = stored.document;
    this.#oldOrigins = stored.origins;
    this.#isOldDated = !Number.isNaN(oldDate);
    this.#oldBase = stored.origins[''] ?? (this.#isOldDated ? oldDate : stored.moment);
    this.#new = document;
    const said = dateOf(document);
    const kin = kinship(this.#old, document);
    this.#isSameRevision = kin === 'same';
    this.#isDated = !Number.isNaN(said) || kin === 'child';
    const moment = Number.isNaN(said) ? now : said;
    this.#moment = {
      same: this.#oldBase,
      parent: Math.min(moment, this.#oldBase - 1),
      child: Math.max(moment, this.#oldBase + 1),
      unknown: moment,
    }[kin];
    this.#base = this.#isDated ? Math.max(this.#oldBase, this.#moment) : this.#oldBase;
  }

  merged(): Merged {
    const document = this.#object('', this.#old, this.#new, this.#oldBase);
    if (this.#base !== dateOf(document)) this.#origins[''] = this.#base;
    return {
      document,
      origins: this.#origins,
      kept: this.#kept,
      isChanged: !isDeepStrictEqual(document, this.#old),
    };
  }

  #object(path: string, old: JsonObject, given: JsonObject, origin: number): JsonObject {
    const keys = new Set([...Object.keys(old), ...Object.keys(given)]);
    return Object.fromEntries(
      [...keys].map((key) => {
        const at = pointerTo(path, key);
        const value = old[key];
        // What says not when it is of may have been trimmed: what is empty in it is as good as not there.
        const isTrimmed = value !== undefined && isEmpty(value) && !this.#isOldDated;
        const from = isTrimmed ? 0 : (this.#oldOrigins[at] ?? origin);
        return [key, this.#value(at, key, value, given[key], from)];
      }),
    );
  }

  #value(
    at: string,
    key: string,
    old: Json | undefined,
    given: Json | undefined,
    origin: number,
  ): Json {
    if (old === undefined) return this.#take(at, given ?? null);
    if (given === undefined) return this.#keep(at, old, origin);
    if (isObject(old) && isObject(given) && !isOneValue(key) && isSameItem(old, given)) {
      return this.#object(at, old, given, origin);
    }
    if (isDeepStrictEqual(old, given)) {
      this.#note(at, this.#isDated ? Math.max(origin, this.#moment) : origin);
      return old;
    }
    if (this.#wins(old, given, origin)) {
      const filled = fillMembers(key, given, old);
      if (filled !== given) this.#kept.push(at);
      return this.#take(at, filled);
    }
    return this.#keep(at, fillMembers(key, old, given), origin);
  }

  #wins(old: Json, given: Json, origin: number): boolean {
    const isNewer = this.#moment > origin;
    // Who trims a document may leave empty what it does not deliver.
    if (isEmpty(given)) return isNewer && this.#isDated;
    if (isEmpty(old)) return isNewer || this.#moment === origin;
    if (isReferenceTo(given, old)) return isNewer;
    if (isReferenceTo(old, given)) return this.#moment >= origin;
    return isNewer || (this.#moment === origin && !this.#isSameRevision);
  }

  #take(at: string, value: Json): Json {
    this.#note(at, isEmpty(value) && !this.#isDated ? 0 : this.#moment);
    return value;
  }

  #keep(at: string, value: Json, origin: number): Json {
    if (value !== null && !isEmpty(value)) this.#kept.push(at);
    this.#note(at, origin);
    for (const [pointer, moment] of Object.entries(this.#oldOrigins)) {
      if (pointer.startsWith(`${at}/`)) this.#origins[pointer] = moment;
    }
    return value;
  }

  #note(at: string, moment: number): void {
    if (moment !== this.#base) this.#origins[at] = moment;
  }
}

/** How a revision that came in is to the one that is stored, as far as `revision` says it. */
function kinship(old: JsonObject, given: JsonObject): 'same' | 'parent' | 'child' | 'unknown' {
  const [known, came] = [objectAt(old, 'revision'), objectAt(given, 'revision')];
  const [knownId, cameId] = [textAt(known, 'revision_id'), textAt(came, 'revision_id')];
  if (knownId === '' || cameId === '') return 'unknown';
  if (knownId === cameId) return 'same';
  if (textAt(known, 'parent_id') === cameId) return 'parent';
  return textAt(came, 'parent_id') === knownId ? 'child' : 'unknown';
}
