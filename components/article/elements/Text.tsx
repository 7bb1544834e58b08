import classNames from 'classnames';
import type { ContentElement } from '../../../content/schemas/ans';

type TextElement = Extract<ContentElement, { type: 'text' }>;

/** A paragraph. */
export function Text({ element }: { element: TextElement }) {
  const name = classNames(
    element.dropcap && 'article-body__dropcap',
    element.alignment && `article-body__text--${element.alignment}`,
  );
  return <p className={name || undefined} dangerouslySetInnerHTML={{ __html: element.content }} />;
}
