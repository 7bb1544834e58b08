import type { LookColors, LookFont, SiteLook } from './SiteLook';

/** The style sheet of a page that holds one card, in the look of a site. */
export function stylesOf({ fonts, colors, nameplate }: SiteLook): string {
  const [headings, text] = [familiesOf(fonts.headings), familiesOf(fonts.text)];
  const plate = nameplate && nameplate.viewBox.slice(2).join('/');
  return `
${faceOf(fonts.headings)}${faceOf(fonts.text)}:root{color-scheme:light dark;${variables(colors.light)}}
@media (prefers-color-scheme:dark){:root{${variables(colors.dark)}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;min-block-size:100dvh;display:flex;flex-direction:column;background:var(--surface);color:var(--ink);font:1rem/1.5 ${text};overflow-wrap:break-word}
header{padding:1.25rem 1rem 1rem;background:var(--paper);border-block-end:1px solid var(--rule);text-align:center}
header a{display:inline-block;color:inherit;font:600 1.75rem/1.1 ${headings};text-decoration:none}
header svg{display:block;inline-size:15.5rem;max-inline-size:100%;max-block-size:4rem${plate ? `;aspect-ratio:${plate}` : ''}}
main{inline-size:100%;max-inline-size:27rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.card{padding:1.75rem 1.25rem;background:var(--paper);border:1px solid var(--rule);border-block-start:3px solid var(--ink)}
h1{margin:0;font:600 1.875rem/1.15 ${headings};letter-spacing:-.01em;text-wrap:balance}
p{margin:.5rem 0 0}
.soft{color:var(--ink-soft);font-size:.875rem}
.error{margin-block-start:1.25rem;padding:.75rem 1rem;border-inline-start:4px solid var(--accent);background:var(--surface);font-weight:600}
.field{margin-block-start:1.25rem}
label{display:block;font-weight:600}
.field-error{margin:.125rem 0 0;color:var(--accent);font-size:.875rem;font-weight:600}
input:not([type=checkbox]){display:block;inline-size:100%;min-block-size:2.875rem;margin-block-start:.375rem;padding:.5rem .75rem;border:1px solid var(--rule-strong);border-radius:2px;background:var(--paper);color:var(--ink);font:inherit}
input[aria-invalid=true]{border:2px solid var(--accent)}
.show{display:flex;align-items:center;gap:.625rem;min-block-size:2.75rem;font-size:.875rem;font-weight:400}
.show[hidden]{display:none}
.show input{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--link)}
button,.button{display:block;inline-size:100%;min-block-size:2.875rem;margin-block-start:1.25rem;padding:.625rem 1rem;border:1px solid var(--ink);border-radius:2px;background:var(--ink);color:var(--paper);font:600 1rem/1.5 ${text};text-align:center;text-decoration:none;cursor:pointer}
.quiet{margin-block-start:.75rem;background:none;color:var(--ink)}
.text{inline-size:auto;min-block-size:2.75rem;margin:.5rem auto 0;padding:.25rem .5rem;border:0;background:none;color:var(--link);font-size:.875rem;font-weight:400;text-decoration:underline}
section{margin-block-start:1.5rem;padding-block-start:1.25rem;border-block-start:1px solid var(--rule)}
h2{margin:0;font:600 1.125rem/1.25 ${headings}}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:30rem){main{padding-block-start:3rem}.card{padding:2.25rem 2rem}}
@media (prefers-contrast:more){.card,header{border-color:var(--ink)}}
`;
}

const GENERIC = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
]);

/** A generic family is one only without quotes. */
const familiesOf = ({ families }: LookFont): string =>
  families.map((family) => (GENERIC.has(family) ? family : `"${family}"`)).join(',');

const faceOf = ({ families: [family], file }: LookFont): string =>
  file === null
    ? ''
    : `@font-face{font-family:"${family}";font-weight:${file.weights.join(' ')};font-display:swap;src:url(${file.address}) format("woff2")}\n`;

/** `--ink-soft:#505050;…` */
const variables = (colors: LookColors): string =>
  Object.entries(colors)
    .map(
      ([name, color]) => `--${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}:${color}`,
    )
    .join(';');
