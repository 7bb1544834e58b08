const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** `1st`, `2nd`, `3rd`, `11th`, `22nd` (widgets §4). */
export function ordinal(count: number): string {
  return `${count}${SUFFIXES[rules.select(count)] ?? 'th'}`;
}
