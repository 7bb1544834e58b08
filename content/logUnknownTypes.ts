import type { Story } from './schemas/ans';
import { typeName } from './schemas/typeName';

/** Of a broken export each element may have a type of its own; nobody reads more names than these. */
const MAX_TYPES = 100;

const UNKNOWN = /unknown type "([^"]*)" skipped$/;

const logged = new Set<string>();

/**
 * Says on the server's log which types of elements a story holds that nobody shows (platform §3): each
 * type once per process, however many stories hold it.
 */
export function logUnknownTypes({ _id, deviations }: Pick<Story, '_id' | 'deviations'>): void {
  for (const deviation of deviations) {
    const type = UNKNOWN.exec(deviation)?.[1];
    if (type === undefined || logged.has(type) || logged.size >= MAX_TYPES) continue;
    logged.add(type);
    console.warn(
      `Elements of type "${type}" are not known and left out, first in ${typeName(_id)}`,
    );
  }
}
