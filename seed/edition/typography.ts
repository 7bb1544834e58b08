import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

/** Plain text with the quotes and dashes of print. */
export function printed(text: string): string {
  const html = markdown.renderInline(text.replace(/([*_`[\]<>#])/g, '\\$1'));
  return markdown.utils.unescapeAll(
    html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&'),
  );
}

/** Inline Markdown as HTML, with the quotes and dashes of print. */
export function printedHtml(text: string): string {
  return markdown.renderInline(text.replace(/\n/g, ' ').trim());
}

export const escapeHtml = (text: string): string => markdown.utils.escapeHtml(text);
