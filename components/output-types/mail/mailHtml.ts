import { htmlTokens } from '../html/htmlTokens';
import { absoluteUrl } from '../head/absoluteUrl';
import { styles, styleText } from './styles';

/** Elements that mail programs show, and what of their attributes is kept. */
const STYLE_OF: Record<string, string> = {
  a: styleText(styles.link),
  blockquote: styleText(styles.quote),
  caption: styleText(styles.label),
  code: 'font-family:Menlo,Consolas,monospace',
  h2: styleText(styles.heading),
  h3: styleText(styles.heading),
  h4: styleText(styles.heading),
  h5: styleText(styles.heading),
  h6: styleText(styles.heading),
  img: styleText(styles.picture),
  li: styleText({ ...styles.paragraph, margin: '0 0 8px' }),
  p: styleText(styles.paragraph),
  pre: styleText(styles.code),
  table: styleText(styles.table),
  td: styleText(styles.bodyCell),
  th: styleText(styles.headCell),
};
const PLAIN = new Set(
  'abbr address b br cite dd div dl dt em hr i kbd mark ol q s small span strong sub sup tbody tfoot thead tr u ul'.split(
    ' ',
  ),
);
const KEPT = new Set(['href', 'src', 'alt', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'start']);
const VOID = new Set(['br', 'hr', 'img']);

/**
 * Sanitised rich text as mail programs need it: styles on the elements, absolute addresses, nothing
 * that they drop or that is told apart by a class. What is left open is closed.
 */
export function mailHtml(html: string, origin: string): string {
  const open: string[] = [];
  let out = '';
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') out += escape(token.text);
    else if (!(token.name in STYLE_OF) && !PLAIN.has(token.name)) continue;
    else if (token.kind === 'open') {
      out += `<${token.name}${attributes(token.name, token.attributes, origin)}>`;
      if (!VOID.has(token.name)) open.push(token.name);
    } else if (open.includes(token.name)) {
      const from = open.lastIndexOf(token.name);
      for (const name of open.splice(from).reverse()) out += `</${name}>`;
    }
  }
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function attributes(name: string, values: Record<string, string>, origin: string): string {
  const entries = Object.entries(values)
    .filter(([key]) => KEPT.has(key))
    .map(([key, value]) => {
      const isUrl = key === 'href' || key === 'src';
      return [key, isUrl ? absoluteUrl(value, origin) : value] as const;
    });
  const style = STYLE_OF[name];
  if (style) entries.push(['style', style]);
  return entries.map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
