import type { ContentElement } from '../../../content/schemas/ans';

type QuoteElement = Extract<ContentElement, { type: 'quote' }>;

/** A quote, or a pull quote set large, with who said it. */
export function Quote({ element }: { element: QuoteElement }) {
  const { style, content, citation } = element;
  return (
    <figure className={`article-body__quote article-body__quote--${style}`}>
      <blockquote dangerouslySetInnerHTML={{ __html: content }} />
      {citation && <figcaption dangerouslySetInnerHTML={{ __html: citation }} />}
    </figure>
  );
}
