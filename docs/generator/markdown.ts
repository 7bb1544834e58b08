import type { LocalText } from '../../runtime/fusion/customField';

/** A table; cells are Markdown. Nothing where it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A bar would end the cell, a line break the table. */
function toCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Paragraphs, without those that are empty. */
export function page(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A text of the pack as plain Markdown: in English, with nothing that is markup. */
export function plain(text: LocalText): string {
  const written = typeof text === 'string' ? text : (text['en'] ?? Object.values(text)[0] ?? '');
  return written.replaceAll(/[\\`*_<>[\]]/g, '\\$&');
}

/** The anchor that GitHub gives a heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
