import { htmlTokens } from '../html/htmlTokens';
import { Notes } from '../plain-text/Notes';
import { richText } from '../plain-text/richText';

/** What whoever sends an edition needs to know of it. */
export interface EditionMail {
  /** The same in plain text, links as numbered notes at its end. */
  text: string;
  /** Of its first story; empty where it has none. */
  headline: string;
  /** Whether no block shows anything. */
  isEmpty: boolean;
}

/** Reads a page that was asked for as mail (`outputType=mail`). Merge tags stay what they are. */
export function readEdition(html: string): EditionMail {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  // All addresses in it are absolute.
  const notes = new Notes('');
  const words = richText(body, notes);
  const tokens = htmlTokens(body);
  return {
    text: `${[words, '', ...notes.lines].join('\n')}\n`,
    headline: headlineOf(tokens),
    isEmpty: !tokens.some((token) => token.kind === 'open' && 'data-block' in token.attributes),
  };
}

function headlineOf(tokens: ReturnType<typeof htmlTokens>): string {
  const start = tokens.findIndex(
    (token) =>
      token.kind === 'open' && token.name === 'a' && token.attributes['class'] === 'm-headline',
  );
  if (start < 0) return '';
  const end = tokens.findIndex(
    (token, index) => index > start && token.kind === 'close' && token.name === 'a',
  );
  return tokens
    .slice(start, end)
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')
    .trim();
}
