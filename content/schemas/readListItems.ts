import type { ListItem } from './ans';
import { at, list, record, text } from './json';
import { note, richText, type ReadContext } from './readContext';
import { typeName } from './typeName';

/** Lists within lists deeper than this are cut. */
const MAX_DEPTH = 6;

/** Items of one list that a page can hold. */
const MAX_ITEMS = 5000;

/** The items of a list element; lists within it are items of their own kind. Never throws. */
export function readListItems(
  raw: unknown,
  context: ReadContext,
  depth = 0,
): { ordered: boolean; items: ListItem[] } {
  const items = list(at(raw, 'items'))
    .slice(0, MAX_ITEMS)
    .flatMap((value) => readItem(value, context, depth));
  return { ordered: text(at(raw, 'list_type')) === 'ordered', items };
}

function readItem(value: unknown, context: ReadContext, depth: number): ListItem[] {
  const item = typeof value === 'string' ? { type: 'text', content: value } : record(value);
  if (item['type'] === 'list' || Array.isArray(item['items'])) {
    const nested = depth < MAX_DEPTH ? readListItems(item, context, depth + 1) : null;
    return nested && nested.items.length > 0 ? [nested] : [];
  }
  const content = richText(item['content'], context);
  if (content) return [{ content }];
  note(context, `list item of type "${typeName(item['type'])}" skipped`);
  return [];
}
