import { ownPath as pathOfOurs } from '../../../http/ownPath';

/** Characters; it has to fit into a cookie. */
const LONGEST = 1000;
/** Starts and ends of a sign-in: whoever is led there goes in circles. */
const TURNSTILE = /^\/(?:gateway\/readers\/(?:sign-in|callback|signed-out)|account\/sign-in)\b/;

/** An address of the site itself, in its normal form, to which a sign-in may lead back; null for any other. */
export function ownPath(to: unknown): string | null {
  const path = pathOfOurs(to);
  return path === null || path.length > LONGEST || TURNSTILE.test(path) ? null : path;
}
