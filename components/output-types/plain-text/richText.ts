import { htmlTokens } from '../html/htmlTokens';
import type { Notes } from './Notes';

/** Elements that stand apart from what is before and after them. */
const PARAGRAPHS = new Set(
  'address blockquote details div dl figure h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(' '),
);
/** Elements that begin a line. */
const LINES = new Set('br caption dd dt figcaption li summary tr'.split(' '));
/** Cells after the first are parted from the one before. */
const CELLS = new Set(['td', 'th']);

/**
 * Rich text as plain text: links get the number of their note, a line break stays one, parts of a
 * table or list stand on lines of their own, pictures say their text.
 */
export function richText(html: string, notes: Notes): string {
  const parts: string[] = [];
  const links: string[] = [];
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      parts.push(token.text.replace(/\s+/g, ' '));
      continue;
    }
    const { name } = token;
    if (PARAGRAPHS.has(name)) parts.push('\n\n');
    else if (token.kind === 'open') {
      if (name === 'a') links.push(token.attributes['href'] ?? '');
      if (LINES.has(name)) parts.push(name === 'li' ? '\n- ' : '\n');
      if (CELLS.has(name) && !parts.at(-1)?.endsWith('\n')) parts.push(' | ');
      const picture = name === 'img' ? photo({ alt: token.attributes['alt'] ?? '' }) : '';
      if (picture) parts.push(picture);
    } else if (name === 'a') {
      const url = links.pop();
      if (url && !url.startsWith('#')) parts.push(` ${notes.mark(url)}`);
    }
  }
  return tidy(parts.join(''));
}

/** A picture in words: `[Photo: what it shows. Caption (Credit)]`; empty where nobody described it. */
export function photo(image: { alt: string; caption?: string; credit?: string }, name = 'Photo') {
  const { alt, caption = '', credit = '' } = image;
  const words = [alt, caption === alt ? '' : caption]
    .filter(Boolean)
    .map((part) => (/[.!?”"]$/.test(part) ? part : `${part}.`));
  if (credit) words.push(`(${credit})`);
  return words.length > 0 ? `[${name}: ${words.join(' ')}]` : '';
}

/** At most one empty line between paragraphs, no blanks at the ends of lines. */
function tidy(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
