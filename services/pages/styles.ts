import { createHash } from 'node:crypto';

import { Html } from './html';

/**
 * The look of the site (its tokens, resources/styles/tokens.scss) for a page that holds one form: the
 * service may run on a host that has no style sheet of the site.
 */
const STYLES = `
@font-face{font-family:Newsreader;font-weight:400 700;font-display:swap;src:url(/pf/resources/fonts/newsreader.v4.woff2) format("woff2")}
@font-face{font-family:"Libre Franklin";font-weight:400 700;font-display:swap;src:url(/pf/resources/fonts/libre-franklin.v4.woff2) format("woff2")}
:root{color-scheme:light dark;--paper:#fffefb;--surface:#f5f3ee;--ink:#16181b;--soft:#4a4d52;--rule:#dcd8cf;--strong:#8f8b82;--link:#0b4f8a;--accent:#a4161a;--on-ink:#fffefb;--focus:#0b62d6}
@media (prefers-color-scheme:dark){:root{--paper:#141517;--surface:#1d1f22;--ink:#eceae4;--soft:#bdbbb5;--rule:#35373a;--strong:#777671;--link:#8cc1f2;--accent:#ff7a76;--on-ink:#141517;--focus:#7db7ff}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;min-block-size:100dvh;display:flex;flex-direction:column;background:var(--surface);color:var(--ink);font:1rem/1.5 "Libre Franklin","Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
header{padding:1.25rem 1rem 1rem;background:var(--paper);border-block-end:1px solid var(--rule);text-align:center}
header a{display:inline-block;color:inherit;font:600 1.75rem/1.1 Newsreader,Georgia,serif;text-decoration:none}
header svg{display:block;inline-size:15.5rem;max-inline-size:100%;aspect-ratio:2678/266}
main{inline-size:100%;max-inline-size:27rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.card{padding:1.75rem 1.25rem;background:var(--paper);border:1px solid var(--rule);border-block-start:3px solid var(--ink)}
h1{margin:0;font:600 1.875rem/1.15 Newsreader,Georgia,serif;letter-spacing:-.01em;text-wrap:balance}
p{margin:.5rem 0 0}
.soft{color:var(--soft);font-size:.875rem}
.error{margin-block-start:1.25rem;padding:.75rem 1rem;border-inline-start:4px solid var(--accent);background:var(--surface);font-weight:600}
.field{margin-block-start:1.25rem}
label{display:block;font-weight:600}
.field-error{margin:.125rem 0 0;color:var(--accent);font-size:.875rem;font-weight:600}
input:not([type=checkbox]){display:block;inline-size:100%;min-block-size:2.875rem;margin-block-start:.375rem;padding:.5rem .75rem;border:1px solid var(--strong);border-radius:2px;background:var(--paper);color:var(--ink);font:inherit}
input[aria-invalid=true]{border:2px solid var(--accent)}
.show{display:flex;align-items:center;gap:.625rem;min-block-size:2.75rem;font-size:.875rem;font-weight:400}
.show[hidden]{display:none}
.show input{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--link)}
button,.button{display:block;inline-size:100%;min-block-size:2.875rem;margin-block-start:1.25rem;padding:.625rem 1rem;border:1px solid var(--ink);border-radius:2px;background:var(--ink);color:var(--on-ink);font:600 1rem/1.5 "Libre Franklin","Helvetica Neue",Arial,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
.button.quiet{margin-block-start:.75rem;background:none;color:var(--ink)}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:30rem){main{padding-block-start:3rem}.card{padding:2.25rem 2rem}}
@media (prefers-contrast:more){.card,header{border-color:var(--ink)}}
`;

export const STYLE_HASH = hashOf(STYLES);

export const styleElement = new Html(`<style>${STYLES}</style>`);

/** What a content security policy calls a text by: it must stand in the page to the byte. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
