const BASE = 'http://own.invalid';
/** Characters; it has to fit into a cookie. */
const LONGEST = 1000;
/** Starts and ends of a sign-in: whoever is led there goes in circles. */
const TURNSTILE = /^\/(?:gateway\/readers\/(?:sign-in|callback|signed-out)|account\/sign-in)\b/;

/** An address of the site itself, in its normal form; null for any other, and for none. */
export function ownPath(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > LONGEST) return null;
  if (!to.startsWith('/') || !URL.canParse(to, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(to, BASE);
  // Browsers take what begins with two slashes for another host.
  if (origin !== BASE || /^\/[/\\]/.test(pathname)) return null;
  const path = pathname + search + hash;
  return path.length > LONGEST || TURNSTILE.test(pathname) ? null : path;
}
