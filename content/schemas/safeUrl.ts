import { text } from './json';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that may stand in an `href` or `src`: site-relative, a fragment, or one of http, https,
 * mailto and tel. Anything else (javascript:, data:, an unreadable one) is null.
 */
export function safeUrl(value: unknown): string | null {
  const url = text(value);
  if (!url || /\p{Cc}/u.test(url)) return null;
  if (/^[/#?](?!\/)/.test(url) && !url.startsWith('/\\')) return url;
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(absolute)) return null;
  return SCHEMES.has(new URL(absolute).protocol) ? absolute : null;
}

/** An address that a browser may load something from: site-relative, http or https; else null. */
export function loadableUrl(value: unknown): string | null {
  const url = safeUrl(value);
  return url && /^(https?:|\/)/i.test(url) ? url : null;
}

/** The site-relative part of an address: `https://any.host/news/x.html?y` gives `/news/x.html`. */
export function sitePath(value: unknown): string {
  const url = safeUrl(value);
  if (!url) return '';
  if (url.startsWith('/')) return url;
  return /^https?:/.test(url) ? new URL(url).pathname : '';
}

/**
 * Pages load no picture by `http:`. An address with a port of its own is of a machine that is tried out,
 * and stays.
 */
export function secureUrl(url: string): string {
  if (!/^http:/i.test(url)) return url;
  const secure = new URL(url);
  if (secure.port === '') secure.protocol = 'https:';
  return secure.href;
}
