import type { SafeHtml } from './ans';
import { decorateLinks } from './decorateLinks';
import { note, type ReadContext } from './readContext';
import { sanitizeBlock } from './sanitizeHtml';
import { simpleMarkdown } from './simpleMarkdown';

/** characters; what is longer is no description */
const LONGEST = 20_000;

/**
 * Simple Markdown (widgets §3) as HTML that may stand in a page. Markup in it is text, and the links
 * that lead away say so (platform §5). Empty, with a note, for too much. Server only.
 */
export function markdownHtml(text: string, context: ReadContext): SafeHtml {
  if (text.length > LONGEST) {
    note(context, `markdown: ${text.length} characters, at most ${LONGEST}`);
    return '';
  }
  return decorateLinks(sanitizeBlock(simpleMarkdown.render(text)), context.ownHosts);
}
