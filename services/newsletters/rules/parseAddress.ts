/** characters, of an address and of what is before its @ (RFC 5321). */
const MAX_LENGTH = 254;

/** One @ and a dot behind it; no space, bracket, quote, comma or control character, so that it is one address only. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}.]{1,63}(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]{1,63})+$/u;

/** An email address without space around it, its host in small letters; null for what is none. */
export function parseAddress(text: string): string | null {
  const address = text.trim();
  if (address.length > MAX_LENGTH || !ADDRESS.test(address)) return null;
  const at = address.lastIndexOf('@');
  // What is before the host is the reader's.
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}
