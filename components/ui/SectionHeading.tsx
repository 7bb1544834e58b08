import type { EditableProps } from 'fusion:content';
import classNames from 'classnames';

export interface SectionHeadingProps {
  /** Level in the page's outline. */
  level?: 1 | 2 | 3;
  text: string;
  /** The page of what is headed. */
  url?: string | null;
  /** Id for `aria-labelledby` on the region it heads. */
  id?: string;
  className?: string;
  /** Marks the text in the editor’s canvas. */
  textProps?: EditableProps | undefined;
}

/** The heading of a group of stories: a strong rule, then the name. */
export function SectionHeading({
  level = 2,
  text,
  url = null,
  id,
  className,
  textProps,
}: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={classNames('section-heading', className)}
      id={id}
      {...(url ? undefined : textProps)}
    >
      {url ? (
        <a href={url} {...textProps}>
          {text}
        </a>
      ) : (
        text
      )}
    </Tag>
  );
}
