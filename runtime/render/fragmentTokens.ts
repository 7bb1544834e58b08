/**
 * What differs between two places that show the same fragment: written as tokens while rendering,
 * replaced when the fragment is joined to a page.
 */
const TOKEN = /\uE000(node|document|place)\uE001/g;

export const token = (name: 'node' | 'document' | 'place') => `\uE000${name}\uE001`;

export function hasTokens(html: string): boolean {
  return html.includes('\uE000');
}

export function fillTokens(
  html: string,
  values: Record<'node' | 'document' | 'place', string>,
): string {
  return html.replace(TOKEN, (_token, name: 'node' | 'document' | 'place') => values[name]);
}
