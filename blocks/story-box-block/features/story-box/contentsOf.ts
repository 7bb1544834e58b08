import type { ContentElement } from '../../../../content/schemas/ans';
import { getHeadingId } from '../../../../utils/text/getHeadingId';

export interface Heading {
  /** The `id` of the header in the page. */
  id: string;
  /** Sanitised HTML without links. */
  html: string;
}

/** Fewer parts than these need no list of them. */
const MIN_HEADINGS = 3;

/** The parts of a text by its headers of level 2; none for fewer than three. */
export function contentsOf(elements: readonly ContentElement[]): Heading[] {
  const headings = elements.flatMap((element) =>
    element.type === 'header' && element.level === 2
      ? [
          {
            id: getHeadingId(element.content, element._id),
            html: element.content.replace(/<\/?a\b[^<>]*>/gi, ''),
          },
        ]
      : [],
  );
  return headings.length >= MIN_HEADINGS ? headings : [];
}
