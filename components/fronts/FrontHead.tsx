import type { ReactNode } from 'react';
import type { EditableProps } from 'fusion:content';
import { FollowForm, type FollowFormProps } from '../reader/FollowForm';

export interface FrontHeadProps {
  title: string;
  description: string;
  /** What readers follow by it; null for nothing. */
  follow: FollowFormProps | null;
  /** Where every story is, newest first; without one there is no such link. */
  allUrl?: string;
  /** Mark the texts in the editor’s canvas. */
  titleProps?: EditableProps;
  descriptionProps?: EditableProps;
  /** Below the description. */
  children?: ReactNode;
}

/** The head of a front: the page’s first heading, what it is about, and how to follow it. */
export function FrontHead(props: FrontHeadProps) {
  const { title, description, follow, allUrl = '', children } = props;
  return (
    <header className="front__head">
      <div className="front__name">
        <h1 className="front__title" {...props.titleProps}>
          {title}
        </h1>
        {follow && <FollowForm {...follow} />}
      </div>
      {description !== '' && (
        <p className="front__description" {...props.descriptionProps}>
          {description}
        </p>
      )}
      {children}
      {allUrl !== '' && (
        <p className="front__all">
          <a href={allUrl}>
            All, newest first<span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </header>
  );
}
