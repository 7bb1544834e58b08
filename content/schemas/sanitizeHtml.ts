import sanitize from 'sanitize-html';
import { safeUrl } from './safeUrl';
import type { SafeHtml } from './ans';

/*
 * What HTML of content may be in a page; the policy is written down in docs/decisions/0010. Server
 * only: content sources call this, views never do. Our content service holds to the same policy when
 * it takes a document in; what it, or any other upstream, says of its HTML is not believed.
 */

const INLINE_TAGS =
  'a abbr b br cite code del em i ins kbd mark q s small span strong sub sup time u wbr'.split(' ');

const BLOCK_TAGS =
  'h2 h3 h4 h5 h6 p div section blockquote pre hr address ul ol li dl dt dd details summary figure figcaption time table caption thead tbody tfoot tr th td img meter'.split(
    ' ',
  );

/** Elements in elements deeper than this lose their tags: browsers stop at 512. */
const MAX_NESTING = 50;

/** Markup deeper than this is left out as a whole: a parser's time grows with the square of its depth. */
const MAX_DEPTH = 200;

/** characters of markup; what is longer is no part of a story, and is left out. */
export const MAX_RAW_HTML = 500_000;
const MAX_RICH_TEXT = 200_000;
/** characters of which the plain text is wanted */
const MAX_PLAIN_TEXT = 200_000;

/** Is told why markup was left out. */
export type Refuse = (reason: string) => void;

const INLINE: sanitize.IOptions = {
  allowedTags: INLINE_TAGS,
  allowedAttributes: {
    '*': ['class', 'lang', 'dir'],
    a: ['href', 'rel', 'target', 'title'],
    abbr: ['title'],
    time: ['datetime'],
  },
  allowedClasses: { '*': ['text-center'] },
  nestingLimit: MAX_NESTING,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: cleanLink },
};

/** A value that loads nothing: words, numbers and colors. */
const PLAIN_VALUE = [/^(?:[\w\s#%.,+-]|rgba?\([\d\s.,%/]+\))+$/i];

/** What markup may say of its look: nothing that moves it out of its place or loads something. */
const STYLES = Object.fromEntries(
  'background-color border border-color border-style border-width color font-style font-weight max-width padding text-align text-decoration vertical-align white-space width'
    .split(' ')
    .map((property) => [property, PLAIN_VALUE]),
);

const BLOCK: sanitize.IOptions = {
  allowedTags: [...INLINE_TAGS, ...BLOCK_TAGS],
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'style', 'aria-label', 'role'],
    a: ['href', 'rel', 'target', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    meter: ['min', 'max', 'value', 'low', 'high'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedStyles: { '*': STYLES },
  nestingLimit: MAX_NESTING,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: cleanLink },
};

const NOTHING: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} };

function cleanLink(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const { href, target, ...rest } = attributes;
  const url = safeUrl(href);
  if (!url) return { tagName: 'span', attribs: {} };
  const attribs: sanitize.Attributes = { href: url, ...rest };
  if (target === '_blank') {
    attribs['target'] = target;
    attribs['rel'] = joinRel(rest['rel'], 'noopener');
  }
  return { tagName, attribs };
}

function joinRel(rel: string | undefined, word: string): string {
  return [...new Set([...(rel ?? '').split(/\s+/).filter(Boolean), word])].join(' ');
}

/** Text without tags needs no parser: only its bare ampersands and angle brackets are escaped. */
function escapeText(value: string): string {
  return value.replace(/&(?!#?\w+;)/g, '&amp;').replaceAll('>', '&gt;');
}

/** Rich text of a paragraph, header, list item or quote: inline elements only; empty for what is refused. */
export function sanitizeInline(html: string, refuse: Refuse = () => undefined): SafeHtml {
  return clean(html, INLINE, { longest: MAX_RICH_TEXT, refuse });
}

/** Raw HTML that is shown in the page: tables, figures, lists; no script, style, frame or form. */
export function sanitizeBlock(html: string, refuse: Refuse = () => undefined): SafeHtml {
  return clean(html, BLOCK, { longest: MAX_RAW_HTML, refuse });
}

/** What a reader would read: no markup, entities resolved, white space collapsed; the beginning of it. */
export function plainText(value: string): string {
  const start = value.slice(0, MAX_PLAIN_TEXT);
  const stripped = /[<&]/.test(start) ? unescapeHtml(sanitizeShallow(start, NOTHING) ?? '') : start;
  return stripped.replace(/\s+/g, ' ').trim();
}

/** Whether rich text shows nothing. It is sanitized: its tags are whole, and nothing else has their brackets. */
export function isBlank(html: SafeHtml): boolean {
  const words = html.replace(/<[^<>]*>/g, '');
  // Most paragraphs have a letter that needs no parser to be seen.
  return !/\S/.test(words.replace(/&#?\w+;/g, '')) && !plainText(words);
}

function clean(html: string, options: sanitize.IOptions, { longest, refuse }: Limits): SafeHtml {
  if (html.length > longest) {
    refuse(`${count(html.length)} characters, at most ${count(longest)}`);
    return '';
  }
  if (!html.includes('<')) return escapeText(html);
  const safe = sanitizeShallow(html, options);
  if (safe === null) refuse(`markup more than ${MAX_DEPTH} elements deep`);
  return safe?.trim() ?? '';
}

interface Limits {
  /** characters */
  longest: number;
  refuse: Refuse;
}

class TooDeep extends Error {}

/** Null for markup that is too deep, before it takes its time. */
function sanitizeShallow(html: string, options: sanitize.IOptions): string | null {
  let depth = 0;
  try {
    return sanitize(html, {
      ...options,
      onOpenTag: () => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

const count = (number: number): string => number.toLocaleString('en-US');

function unescapeHtml(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
