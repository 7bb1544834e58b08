import sanitize from 'sanitize-html';
import { safeUrl } from './safeUrl';
import type { SafeHtml } from './ans';

/*
 * Server only: content sources call this, views never do. Text that the ingest of our own content
 * service has prepared is not sanitised a second time (see ReadContext).
 */

const INLINE_TAGS = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
];

const BLOCK_TAGS =
  'h2 h3 h4 h5 h6 p div section blockquote pre hr address ul ol li dl dt dd details summary figure figcaption time table caption thead tbody tfoot tr th td img meter'.split(
    ' ',
  );

const INLINE: sanitize.IOptions = {
  allowedTags: INLINE_TAGS,
  allowedAttributes: { a: ['href', 'rel', 'target', 'title'], abbr: ['title'], span: ['lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: cleanLink },
};

const BLOCK: sanitize.IOptions = {
  allowedTags: [...INLINE_TAGS, ...BLOCK_TAGS],
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'aria-label', 'role'],
    a: ['href', 'rel', 'target', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    meter: ['min', 'max', 'value', 'low', 'high'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: cleanLink },
};

const NOTHING: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} };

function cleanLink(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const { href, target, ...rest } = attributes;
  const url = safeUrl(href);
  if (!url) return { tagName: 'span', attribs: {} };
  const attribs: sanitize.Attributes = { ...rest, href: url };
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

/** Rich text of a paragraph, header, list item or quote: inline elements only. */
export function sanitizeInline(html: string): SafeHtml {
  return html.includes('<') ? sanitize(html, INLINE).trim() : escapeText(html);
}

/** Raw HTML that is shown in the page: tables, figures, lists; no script, style, frame or form. */
export function sanitizeBlock(html: string): SafeHtml {
  return html.includes('<') ? sanitize(html, BLOCK).trim() : escapeText(html);
}

/** What a reader would read: no markup, entities resolved, white space collapsed. */
export function plainText(value: string): string {
  const stripped = /[<&]/.test(value) ? unescapeHtml(sanitize(value, NOTHING)) : value;
  return stripped.replace(/\s+/g, ' ').trim();
}

function unescapeHtml(value: string): string {
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
