/** Characters of an address that we keep of where somebody was. */
const MAX_LENGTH = 1500;

/** Nothing but the signs that an address has: no space, control character or backslash, which browsers read as a slash. */
const PATH = /^\/(?![/\\])[\w\-.~!$&'()*+,;=:@%/?#[\]]*$/;

/**
 * An address on our own site as a path with its query and hash; null for anything that may lead elsewhere
 * (`//evil.example`, `/\evil.example`, `https:…`), or is no text. For `return_to` and the like: whoever follows it
 * stays on the site.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !PATH.test(value)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  // Dots in a path may leave two slashes at its beginning.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
