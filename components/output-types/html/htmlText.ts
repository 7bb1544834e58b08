import { htmlTokens } from './htmlTokens';

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  'address blockquote br caption dd div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** What a reader would read of rich text, on one line: no markup, entities resolved. */
export function htmlText(html: string): string {
  return htmlTokens(html)
    .map((token) => (token.kind === 'text' ? token.text : BLOCKS.has(token.name) ? ' ' : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
