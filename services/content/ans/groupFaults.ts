import type { Fault } from './explainError';

/** Faults of which one that occurs in many places of a document is told once, with their number. */
export function groupFaults(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, { first: Fault; places: Set<string> }>();
  for (const fault of faults) {
    const kind = `${kindOf(fault.path)} ${fault.message}`;
    const group = groups.get(kind) ?? { first: fault, places: new Set() };
    group.places.add(fault.path);
    groups.set(kind, group);
  }
  return [...groups.values()].map(({ first, places }) =>
    places.size > 1 ? { ...first, count: places.size } : first,
  );
}

/** A path without the places in lists, and without what elements stand in. */
function kindOf(path: string): string {
  const inner = path.slice(Math.max(0, path.lastIndexOf('/content_elements/')));
  return inner.replaceAll(/\/\d+/g, '/*');
}
