/** Fields whose text tells blocks of one kind apart. */
const TELLING = /^(title|headline|heading|label|text|name)$|title$|heading$/i;

/** What a block says of itself in its fields; '' for nothing. */
export function tellingText(fields: Readonly<Record<string, unknown>>): string {
  const found = Object.entries(fields).find(
    ([name, value]) => TELLING.test(name) && typeof value === 'string' && value.trim() !== '',
  );
  return typeof found?.[1] === 'string' ? found[1] : '';
}
