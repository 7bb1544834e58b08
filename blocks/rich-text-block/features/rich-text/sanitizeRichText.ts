import sanitize from 'sanitize-html';
import type { SafeHtml } from '../../../../content/schemas/ans';

/** Headings below the title, text, lists, tables, pictures, links. */
const TAGS =
  'h2 h3 h4 p br hr blockquote cite address section ul ol li dl dt dd details summary ' +
  'table caption thead tbody tr th td a abbr b strong i em u s sub sup small span img';

/** What an editor's text may hold. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    // Anchors such as /privacy-policy/#opt-out are ids of headings.
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { h1: 'h2' },
};

/** An editor's text without anything that could run or break the page. */
export function sanitizeRichText(html: string): SafeHtml {
  return html === '' ? '' : sanitize(html, ALLOWED).trim();
}
