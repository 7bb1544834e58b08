/** Languages written from right to left: Arabic, Hebrew, Farsi, Urdu and others of their scripts. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/**
 * The `dir` of a text in a language, where it is not that of the page: `rtl`, or undefined. A script in
 * the tag comes first: `ur-Latn` is written from left to right.
 *
 * @param language BCP 47
 */
export function getTextDirection(language: string | undefined): 'rtl' | undefined {
  const [name = '', script = ''] = (language ?? '').toLowerCase().split('-');
  if (script.length === 4) return ['arab', 'hebr'].includes(script) ? 'rtl' : undefined;
  return RIGHT_TO_LEFT.has(name) ? 'rtl' : undefined;
}
