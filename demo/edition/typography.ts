import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

/** Plain text with the quotes and dashes of print. */
export function printed(text: string): string {
  return unescaped(markdown.renderInline(text.replace(/([*_`[\]<>#])/g, '\\$1')));
}

/** Inline Markdown as HTML, with the quotes and dashes of print. */
export function printedHtml(text: string): string {
  return markdown.renderInline(text.replace(/\n/g, ' ').trim());
}

/** Inline Markdown as plain text: what remains when nothing is emphasised or linked. */
export function printedPlain(text: string): string {
  return unescaped(printedHtml(text).replace(/<[^>]*>/g, ''));
}

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

export const escapeHtml = (text: string): string => markdown.utils.escapeHtml(text);
