import type { ListItem, SafeHtml } from '../../../content/schemas/ans';

interface ListProps {
  ordered: boolean;
  items: readonly ListItem[];
}

/** A list; a list within it belongs to the item before it. */
export function List({ ordered, items }: ListProps) {
  const Kind = ordered ? 'ol' : 'ul';
  return (
    <Kind>
      {groupItems(items).map(({ content, nested }, index) => (
        <li key={index}>
          {content !== null && <Words html={content} />}
          {nested.map((list, place) => (
            <List key={place} ordered={list.ordered} items={list.items} />
          ))}
        </li>
      ))}
    </Kind>
  );
}

/** Of a quote they are a block. */
function Words({ html }: { html: SafeHtml }) {
  const Kind = html.startsWith('<blockquote>') ? 'div' : 'span';
  return <Kind dangerouslySetInnerHTML={{ __html: html }} />;
}

interface Group {
  content: string | null;
  nested: { ordered: boolean; items: ListItem[] }[];
}

function groupItems(items: readonly ListItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if ('content' in item) groups.push({ content: item.content, nested: [] });
    else if (last) last.nested.push(item);
    else groups.push({ content: null, nested: [item] });
  }
  return groups;
}
