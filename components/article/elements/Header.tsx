import { getHeadingId } from '../../../utils/text/getHeadingId';
import type { ContentElement } from '../../../content/schemas/ans';

type HeaderElement = Extract<ContentElement, { type: 'header' }>;

/** A header within the text, level 2 to 6; it can be linked to. */
export function Header({ element }: { element: HeaderElement }) {
  const Level = `h${element.level}` as const;
  const id = getHeadingId(element.content, element._id);
  return <Level id={id} dangerouslySetInnerHTML={{ __html: element.content }} />;
}
