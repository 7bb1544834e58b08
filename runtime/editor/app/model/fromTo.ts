import { isSame } from '../../../document/operations/diffDocuments';

/** Characters of a value that are shown. */
const LONGEST = 80;

/**
 * What is another way than before, in words: both values, or the first two parts of them that differ where
 * both are lists or both objects.
 */
export function fromTo(what: string, old: unknown, now: unknown): string {
  const [before, after] = firstDifference(old, now);
  const [from, to] = [valueText(before, after), valueText(after, before)];
  return from === null || to === null ? `Changed ${what}` : `${what}: ${from} → ${to}`;
}

function firstDifference(old: unknown, now: unknown): [unknown, unknown] {
  if (!isHolder(old) || !isHolder(now) || Array.isArray(old) !== Array.isArray(now))
    return [old, now];
  const keys = Object.keys(old);
  if (keys.length !== Object.keys(now).length) return [old, now];
  const key = keys.find((one) => !isSame(old[one], now[one]));
  return key === undefined ? [old, now] : firstDifference(old[key], now[key]);
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A value as people read it, beside another one; null for one that takes a form to read. */
function valueText(value: unknown, other: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  if (value.length <= LONGEST) return `“${value}”`;
  const start = typeof other === 'string' ? startOf(value, other) : 0;
  const cut = value.slice(start, start + LONGEST - (start > 0 ? 2 : 1));
  const isAll = start + cut.length === value.length;
  return `“${start > 0 ? '…' : ''}${cut}${isAll ? '' : '…'}”`;
}

/** Where to begin, for what is another way in a long text to be seen. */
function startOf(value: string, other: string): number {
  let same = 0;
  while (same < other.length && value[same] === other[same]) same += 1;
  return same < LONGEST / 2 ? 0 : Math.min(same - LONGEST / 4, value.length - LONGEST + 2);
}
