import type { ContentElement, ListItem } from '../../../content/schemas/ans';

/** Words outside of tags that send readers to a stop. */
const SENT_TO = /(<[^<>]*>)|\b(Stop\s+(\d+))\b/gi;

/** "Go to Stop 4" leads to stop 4, where there is one; a link that is there already stays. */
export function linkStops(html: string, numbers: ReadonlySet<number>): string {
  let depth = 0;
  return html.replace(SENT_TO, (match, tag?: string, words?: string, number?: string) => {
    if (tag !== undefined) {
      if (/^<a[\s>]/i.test(tag)) depth += 1;
      if (/^<\/a>/i.test(tag)) depth -= 1;
      return tag;
    }
    if (depth > 0 || !numbers.has(Number(number))) return match;
    return `<a class="stop__choice" href="#stop-${Number(number)}">${words}</a>`;
  });
}

/** The same in paragraphs and lists. */
export function linkStopsIn(element: ContentElement, numbers: ReadonlySet<number>): ContentElement {
  if (element.type === 'text') {
    return { ...element, content: linkStops(element.content, numbers) };
  }
  if (element.type === 'list') {
    return { ...element, items: element.items.map((item) => linkItem(item, numbers)) };
  }
  return element;
}

function linkItem(item: ListItem, numbers: ReadonlySet<number>): ListItem {
  return 'content' in item
    ? { content: linkStops(item.content, numbers) }
    : { ...item, items: item.items.map((inner) => linkItem(inner, numbers)) };
}

/** Whether it leads on to another stop; one that doesn't is an ending. */
export function leadsOn(elements: readonly ContentElement[]): boolean {
  return JSON.stringify(elements).includes('href=\\"#stop-');
}
