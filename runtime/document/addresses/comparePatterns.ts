import type { Pattern } from './pattern';

type Part = Pattern['parts'][number];

/** Whether an address could fit both patterns. */
export function doOverlap(one: Pattern, other: Pattern): boolean {
  const [short, long] = one.parts.length <= other.parts.length ? [one, other] : [other, one];
  if (short.parts.length < long.parts.length && !short.hasRest) return false;
  return short.parts.every((part, index) => {
    const other = long.parts[index];
    return other !== undefined && doPartsOverlap(part, other);
  });
}

/** Whether a pattern fits every address that the other one fits, so that the other one is never asked. */
export function doesCover(pattern: Pattern, other: Pattern): boolean {
  if (!pattern.hasRest && (other.hasRest || pattern.parts.length !== other.parts.length))
    return false;
  return (
    pattern.parts.length <= other.parts.length &&
    pattern.parts.every((part, index) => {
      const covered = other.parts[index];
      return covered !== undefined && doesPartCover(part, covered);
    })
  );
}

/** The texts that a part allows; null: any. */
function allowedBy(part: Part): ReadonlySet<string> | null {
  return part.kind === 'literal' ? new Set([part.text]) : part.allowed;
}

function doPartsOverlap(one: Part, other: Part): boolean {
  const [allowed, others] = [allowedBy(one), allowedBy(other)];
  return !allowed || !others || [...allowed].some((text) => others.has(text));
}

function doesPartCover(part: Part, other: Part): boolean {
  const [allowed, others] = [allowedBy(part), allowedBy(other)];
  return !allowed || (others !== null && [...others].every((text) => allowed.has(text)));
}
