/**
 * Which kind of long form a subtype is, for the widths of its pictures (platform §9): `v2` for the
 * second version (`innovation-2` is one), `v1` for the others, null for anything else.
 */
export function getLongformKind(subtype: string): 'v1' | 'v2' | null {
  if (subtype === 'innovation-2') return 'v2';
  if (!subtype.startsWith('longform')) return null;
  return subtype.endsWith('-v2') ? 'v2' : 'v1';
}
