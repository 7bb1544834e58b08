import { html, type Html } from './html';
import { STYLE_HASH, styleElement } from './styles';

/** What the pages say of the site. */
export interface SiteLook {
  siteName: string;
  /** Address of the nameplate's outline (an SVG with `#wordmark` in it); empty where there is none. */
  wordmark: string;
}

export interface PagePolicy {
  /** Origins besides our own that its form may lead to at last. */
  formTargets: readonly string[];
  /** What a content security policy calls its script by. */
  script: string;
}

/** Headers of a page. */
export function pageHeaders({ formTargets, script }: PagePolicy): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${STYLE_HASH}`,
      `script-src ${script}`,
      "font-src 'self'",
      "img-src 'self'",
      // Browsers hold what a form is redirected to against this, too: the client's address.
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    ...PRIVATE_HEADERS,
  };
}

/** Headers of everything that is about one person. */
export const PRIVATE_HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
  // Not no-referrer: with it browsers hide from us where a form comes from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

/** A whole page. */
export function page(look: SiteLook, title: string, content: Html): string {
  const { siteName, wordmark } = look;
  const nameplate =
    wordmark === ''
      ? html`<a href="/">${siteName}</a>`
      : html`<a href="/" aria-label="${siteName}"
          ><svg viewBox="4 -258 2678 266" fill="currentColor" aria-hidden="true">
            <use href="${wordmark}#wordmark" /></svg
        ></a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${siteName}</title>
        <link rel="icon" href="/pf/resources/images/favicon.svg" type="image/svg+xml" />
        ${styleElement}
      </head>
      <body>
        <header>${nameplate}</header>
        <main><div class="card">${content}</div></main>
      </body>
    </html> `.text;
}
