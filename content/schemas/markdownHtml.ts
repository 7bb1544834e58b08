import MarkdownIt from 'markdown-it';
import type { SafeHtml } from './ans';
import { decorateLinks } from './decorateLinks';
import { note, type ReadContext } from './readContext';
import { sanitizeBlock } from './sanitizeHtml';

/** characters; what is longer is no description */
const LONGEST = 20_000;

/** Emphasis, links, lists, quotes and line breaks: no markup of its own, no pictures, no headings. */
const markdown = new MarkdownIt('zero', { html: false }).enable([
  'emphasis',
  'link',
  'list',
  'blockquote',
  'newline',
  'escape',
  'entity',
]);

/**
 * Simple Markdown (widgets §3) as HTML that may stand in a page. Markup in it is text, and the links
 * that lead away say so (platform §5). Empty, with a note, for too much. Server only.
 */
export function markdownHtml(text: string, context: ReadContext): SafeHtml {
  if (text.length > LONGEST) {
    note(context, `markdown: ${text.length} characters, at most ${LONGEST}`);
    return '';
  }
  return decorateLinks(sanitizeBlock(markdown.render(text)), context.ownHosts);
}
