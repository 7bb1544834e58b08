import type { Element } from './bodyTools';

/**
 * Elements of a swipeable story with the card and layout of each (widgets §3). A line of dashes ends a
 * card; `[ad]`, `[authors: id, id]` and `[stories]` stand for what a slide shows beside its text.
 */
export function swipeCards(elements: readonly Element[]): Element[] {
  const cards: Element[][] = [[]];
  for (const element of elements) {
    if (element.type === 'divider') cards.push([]);
    else cards.at(-1)?.push(element);
  }
  return cards.flatMap((card, index) => {
    const templateId = templateOf(card);
    return card.map((element) => {
      const [, field, ids = ''] = markOf(element) ?? [];
      const fieldId =
        field === 'authors'
          ? { fieldId: 'authors' }
          : field === 'stories' && { fieldId: 'relatedStories' };
      return {
        ...element,
        ...(field ? { content: ids } : {}),
        additional_properties: {
          ...(element['additional_properties'] as object | undefined),
          cardId: `card-${index + 1}`,
          templateId,
          ...fieldId,
        },
      };
    });
  });
}

const markOf = ({ type, content }: Element) =>
  type === 'text' ? /^\[(ad|authors|stories)(?:: ([\w, -]+))?\]$/.exec(String(content)) : null;

function templateOf(card: readonly Element[]): string {
  const marks = card.map((element) => markOf(element)?.[1]);
  const hasHeader = card.some(({ type }) => type === 'header');
  if (marks.includes('ad')) return 'content_ad_inline';
  if (marks.some(Boolean)) {
    return hasHeader ? 'end_subhead_text_authors_stories' : 'end_authors_stories';
  }
  return hasHeader ? 'content_subhead_bodytext' : 'content_bodytext_image';
}
