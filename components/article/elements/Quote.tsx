import type { ContentElement } from '../../../content/schemas/ans';
import { BodyImage } from './BodyImage';

type QuoteElement = Extract<ContentElement, { type: 'quote' }>;

interface QuoteProps {
  element: QuoteElement;
  /** Of the story: long form has wider pictures. */
  subtype: string;
}

/** A quote, or a pull quote set large, with who said it and the pictures in it. */
export function Quote({ element, subtype }: QuoteProps) {
  const { style, content, citation, images = [] } = element;
  return (
    <figure className={`article-body__quote article-body__quote--${style}`}>
      {images.map((image, index) => (
        <BodyImage key={index} image={image} subtype={subtype} />
      ))}
      {content && <blockquote dangerouslySetInnerHTML={{ __html: content }} />}
      {citation && <figcaption dangerouslySetInnerHTML={{ __html: citation }} />}
    </figure>
  );
}
