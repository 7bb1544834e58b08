/**
 * What differs between two places that show the same fragment: written as tokens while rendering,
 * replaced when the fragment is joined to a page.
 */
export type TokenName = 'node' | 'document' | 'place';

export const token = (name: TokenName) => `\uE000${name}\uE001`;

/** Ready bytes, or a hole that the page fills: a slot (see `slots.tsx`) or a token. */
export type FragmentPart = Buffer | { slot: string } | { token: TokenName };

const HOLE = /<x-slot data-n="([\w-]+)"><\/x-slot>|\uE000(node|document|place)\uE001/;

/** HTML as it is sent, in UTF-8, parted at its holes; `hasSlots` says that it may hold slots. */
export function splitAtHoles(html: string, hasSlots: boolean): FragmentPart[] {
  if (html === '') return [];
  if (!hasSlots && !html.includes('\uE000')) return [Buffer.from(html)];
  const parts: FragmentPart[] = [];
  const pieces = html.split(HOLE); // text, slot or undefined, token or undefined, text, …
  for (let at = 0; at < pieces.length; at += 3) {
    const text = pieces[at];
    if (text) parts.push(Buffer.from(text));
    const slot = pieces[at + 1];
    const name = pieces[at + 2] as TokenName | undefined;
    if (slot !== undefined) parts.push({ slot });
    else if (name !== undefined) parts.push({ token: name });
  }
  return parts;
}

/** Bytes that parts hold, roughly. */
export function sizeOf(parts: readonly FragmentPart[]): number {
  return parts.reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : 0) + 50, 0);
}

/** Parts as the bytes of a page: tokens replaced, slots left empty. */
export function fillTokens(
  parts: readonly FragmentPart[],
  values: Record<TokenName, string>,
): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      if (Buffer.isBuffer(part)) return [part];
      return 'token' in part ? [Buffer.from(values[part.token])] : [];
    }),
  );
}
