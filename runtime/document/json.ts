const MAX_DEPTH = 64;

/** What keeps a value from being JSON, and where. */
export interface JsonProblem {
  path: PropertyKey[];
  message: string;
}

/** Whether a value is an object with named values (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON with sorted keys: equal values give equal text, whatever the order their keys were set in.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    isRecord(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

/** The first thing in a value that JSON can't carry without loss; null when there is none. */
export function findJsonProblem(
  value: unknown,
  maxDepth = MAX_DEPTH,
  path: PropertyKey[] = [],
): JsonProblem | null {
  if (path.length > maxDepth) return { path, message: `nested deeper than ${maxDepth} levels` };
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'string') {
    return value.includes('\0') ? { path, message: 'holds the character U+0000' } : null;
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? null : { path, message: 'not a finite number' };
  }
  if (typeof value !== 'object') return { path, message: `${typeof value} is not JSON` };
  if (!Array.isArray(value) && !isPlain(value)) return { path, message: 'not a plain object' };
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? value.map((held, index) => [index, held])
    : Object.entries(value);
  for (const [key, held] of entries) {
    if (key === '__proto__' || String(key).includes('\0')) {
      return { path: [...path, key], message: 'a name that is not allowed' };
    }
    if (held === undefined && !Array.isArray(value)) continue;
    const problem = findJsonProblem(held, maxDepth, [...path, key]);
    if (problem) return problem;
  }
  return null;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
