import type { ContentElement } from '../../../content/schemas/ans';

type HeaderElement = Extract<ContentElement, { type: 'header' }>;

/** A header within the text, level 2 to 6. */
export function Header({ element }: { element: HeaderElement }) {
  const Level = `h${element.level}` as const;
  return <Level dangerouslySetInnerHTML={{ __html: element.content }} />;
}
