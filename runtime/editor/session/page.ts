import { createHash } from 'node:crypto';
import { escapeHtml } from '../../render/escape';

/** Markup that may be sent: what people typed is in it only escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** A template whose values are escaped, unless they are markup themselves; null is nothing. */
export function html(
  strings: TemplateStringsArray,
  ...values: (Html | readonly Html[] | string | null)[]
): Html {
  const parts = strings.map((literal, index) => literal + textOf(values[index] ?? ''));
  return new Html(parts.join(''));
}

function textOf(value: Html | readonly Html[] | string): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}

/** What the pages say of the site. */
export interface SiteLook {
  siteName: string;
  /** Address of the nameplate's outline (an SVG with `#wordmark` in it). */
  wordmark: string;
}

/** The look of the site (resources/styles/tokens.scss), as on the pages of the identity service. */
const STYLES = `
@font-face{font-family:Newsreader;font-weight:400 700;font-display:swap;src:url(/pf/resources/fonts/newsreader.v4.woff2) format("woff2")}
@font-face{font-family:"Libre Franklin";font-weight:400 700;font-display:swap;src:url(/pf/resources/fonts/libre-franklin.v4.woff2) format("woff2")}
:root{color-scheme:light dark;--paper:#fffefb;--surface:#f5f3ee;--ink:#16181b;--soft:#4a4d52;--rule:#dcd8cf;--link:#0b4f8a;--on-ink:#fffefb;--focus:#0b62d6}
@media (prefers-color-scheme:dark){:root{--paper:#141517;--surface:#1d1f22;--ink:#eceae4;--soft:#bdbbb5;--rule:#35373a;--link:#8cc1f2;--on-ink:#141517;--focus:#7db7ff}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;min-block-size:100dvh;display:flex;flex-direction:column;background:var(--surface);color:var(--ink);font:1rem/1.5 "Libre Franklin","Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
header{padding:1.25rem 1rem 1rem;background:var(--paper);border-block-end:1px solid var(--rule);text-align:center}
header a{display:inline-block;color:inherit}
header svg{display:block;inline-size:15.5rem;max-inline-size:100%;aspect-ratio:2678/266}
main{inline-size:100%;max-inline-size:27rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.card{padding:1.75rem 1.25rem;background:var(--paper);border:1px solid var(--rule);border-block-start:3px solid var(--ink)}
h1,h2{margin:0;font:600 1.875rem/1.15 Newsreader,Georgia,serif;letter-spacing:-.01em;text-wrap:balance}
h2{margin-block-start:1.5rem;font-size:1.25rem}
p{margin:.5rem 0 0}
ul{margin:.5rem 0 0;padding-inline-start:1.25rem}
.soft{color:var(--soft);font-size:.875rem}
button,.button{display:block;inline-size:100%;min-block-size:2.875rem;margin-block-start:1.25rem;padding:.625rem 1rem;border:1px solid var(--ink);border-radius:2px;background:var(--ink);color:var(--on-ink);font:600 1rem/1.5 "Libre Franklin","Helvetica Neue",Arial,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:30rem){main{padding-block-start:3rem}.card{padding:2.25rem 2rem}}
@media (prefers-contrast:more){.card,header{border-color:var(--ink)}}
`;

/** What the policy calls the style by: it must stand in the page to the byte. */
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;
const styleElement = new Html(`<style>${STYLES}</style>`);

/** Headers of everything below `/pf/editor`: never kept, found, framed or guessed at. */
export const EDITOR_HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // Not no-referrer: with it browsers hide from us where a form comes from.
  'referrer-policy': 'same-origin',
};

/** The policy of a page without script; `formTargets` are the origins that its form may lead to at last. */
export function pagePolicy(formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    "font-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** A whole page. */
export function page({ siteName, wordmark }: SiteLook, title: string, content: Html): string {
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
        <header>
          <a href="/" aria-label="${siteName}"
            ><svg viewBox="4 -258 2678 266" fill="currentColor" aria-hidden="true">
              <use href="${wordmark}#wordmark" /></svg
          ></a>
        </header>
        <main><div class="card">${content}</div></main>
      </body>
    </html> `.text;
}
