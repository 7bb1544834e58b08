/**
 * A sender under another name: `"The Daily" <news@daily.example>` as `"Sports" <news@daily.example>`.
 * @param name undefined or empty: their own
 */
export function senderNamed(from: string, name = ''): string {
  const clean = name.replace(/["\\\p{Cc}]/gu, '').trim();
  if (clean === '') return from;
  const at = from.lastIndexOf('<');
  return `"${clean}" ${at < 0 ? `<${from}>` : from.slice(at)}`;
}
