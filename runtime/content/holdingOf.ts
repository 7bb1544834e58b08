/** More ids than this are not noted one by one: the longest live blog has some hundreds. */
const MOST_IDS = 2000;
/** Levels that are looked through: content elements within elements within documents. */
const MAX_DEPTH = 16;

/** Which documents an answer is made of. */
export interface Holding {
  /** Every `_id` in it, the outermost first. */
  ids: ReadonlySet<string>;
  /**
   * Whether any other document might come into it: it is a list, a collection or nothing, or it holds more
   * than was noted.
   */
  isOpen: boolean;
}

/** What of the documents an answer holds decides when it has to be asked for anew. */
export function holdingOf(data: unknown): Holding {
  const ids = new Set<string>();
  let isCut = false;
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) isCut = true;
    if (isCut) break;
    const inner: unknown[] = [];
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue;
      const id = (value as { _id?: unknown })._id;
      if (typeof id === 'string' && id !== '' && ids.size < MOST_IDS) ids.add(id);
      for (const part of Object.values(value))
        if (part !== null && typeof part === 'object') inner.push(part);
    }
    if (ids.size >= MOST_IDS) isCut = true;
    level = inner;
  }
  return { ids, isOpen: isCut || !isOneDocument(data) };
}

function isOneDocument(data: unknown): boolean {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return false;
  const { _id: id, type } = data as { _id?: unknown; type?: unknown };
  return typeof id === 'string' && id !== '' && type !== 'collection' && type !== 'results';
}
