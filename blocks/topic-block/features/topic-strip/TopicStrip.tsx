import type { EditableProps } from 'fusion:content';
import { useId } from 'react';
import type { Topic } from './topicsOf';

export interface TopicStripProps {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  topics: readonly Topic[];
}

/** A row of links to topic pages, which scrolls sideways where it is too long. Null without topics. */
export function TopicStrip({ title, titleProps, topics }: TopicStripProps) {
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <nav className="topic-strip" aria-labelledby={id}>
      <h2 className="topic-strip__title" id={id} {...titleProps}>
        {title}
      </h2>
      <ul className="topic-strip__list">
        {topics.map(({ name, slug }) => (
          <li key={slug}>
            <a className="topic-strip__link" href={`/topic/${slug}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
