import type { z } from 'zod';

/**
 * The list of a feed, bare or below a name (`{notices: […]}`). An entry that is none is left out and named, so
 * that one mistake does not cost all others their place.
 *
 * @throws Error where there is no list, or nothing in it can be read
 */
export function readList<T>(
  answer: unknown,
  name: string,
  schema: z.ZodType<T>,
  warn: (line: string) => void,
): T[] {
  const list = Array.isArray(answer) ? (answer as unknown[]) : named(answer, name);
  if (!list) throw new Error(`it has no list of ${name}`);
  const read = list.flatMap((entry, index) => {
    const { success, data, error } = schema.safeParse(entry);
    if (success) return [data];
    const [issue] = error.issues;
    warn(
      `Daily service, the feed of ${name}: entry ${index} is left out, ${issue?.path.join('.')}: ${issue?.message}.`,
    );
    return [];
  });
  if (list.length > 0 && read.length === 0) throw new Error(`none of its ${name} can be read`);
  return read;
}

function named(answer: unknown, name: string): unknown[] | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const list = (answer as Record<string, unknown>)[name];
  return Array.isArray(list) ? (list as unknown[]) : null;
}
