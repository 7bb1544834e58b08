import { hashOf } from '../../plain-pages/hashOf';

/** YouTube's script for its frames, and what that loads; nothing else of that host. */
const PLAYER_SCRIPTS = 'https://www.youtube.com/iframe_api https://www.youtube.com/s/player/';

/**
 * Directives of the pages' content security policy; inline scripts are allowed by their hash.
 *
 * @param trustedOrigins origins besides our own that may give scripts, frames, styles and data
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  trustedOrigins: readonly string[] = [],
): string {
  const trusted = trustedOrigins.map((origin) => ` ${origin}`).join('');
  const hashes = inlineScripts.map(hashOf);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, PLAYER_SCRIPTS].join(' ')}${trusted}`,
    `style-src 'self' 'unsafe-inline'${trusted}`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${trusted}`,
    `frame-src 'self' https://www.youtube-nocookie.com${trusted}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Header of every answer of a site with an https address: for a year, browsers ask by nothing else. */
export const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Policy of a pack's own HTML files: documents for frames without an origin, which may hold markup of
 * others with all that it loads. Only our own pages frame them; no plug-in and no other base comes in.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src * 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src * 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src * data: blob:',
  'font-src * data:',
  'connect-src *',
  'frame-src *',
  'worker-src blob:',
  'form-action *',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers of every answer. */
export const BASE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'browsing-topics=(), geolocation=(self), camera=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers without those that are about a document: a page has many scripts, each of which would send them. */
export function forScripts(headers: Record<string, string>): Record<string, string> {
  const {
    'permissions-policy': _features,
    'cross-origin-opener-policy': _opener,
    ...rest
  } = headers;
  return rest;
}
