/**
 * Which part of the region a ZIP code is in (platform §9: core, extended, outer), `elsewhere` for another one. Null
 * for what is none. Only this is kept, not the code.
 */
export function tierOf(
  zip: string,
  tiers: Readonly<Record<string, readonly string[]>>,
): string | null {
  const code = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(zip)?.[1];
  if (code === undefined) return null;
  return Object.keys(tiers).find((tier) => tiers[tier]?.includes(code)) ?? 'elsewhere';
}
