import MarkdownIt from 'markdown-it';

/** Simple Markdown (widgets §3): emphasis, links, lists, quotes and line breaks; no markup, pictures, headings. */
export const simpleMarkdown = new MarkdownIt('zero', { html: false }).enable([
  'emphasis',
  'link',
  'list',
  'blockquote',
  'newline',
  'escape',
  'entity',
]);
