import type { EditableProps } from 'fusion:content';
import type { SafeHtml } from '../../../../content/schemas/ans';

export interface RichTextProps {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** 1 for a page of its own, 2 within another. */
  level: 1 | 2;
  html: SafeHtml;
}

/** A title and a text, as on /about/ and /privacy-policy/. */
export function RichText({ title, titleProps, level, html }: RichTextProps) {
  if (title === '' && html === '') return null;
  const Heading = `h${level}` as const;
  return (
    <div className="rich-text-block">
      {title !== '' && (
        <Heading
          className={`rich-text-block__title rich-text-block__title--${level}`}
          {...titleProps}
        >
          {title}
        </Heading>
      )}
      {html !== '' && <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}
