import type { EditableProps } from 'fusion:content';
import { formatDay } from '../../../utils/dates/formatDay';
import type { Crossword } from './crossword';

export interface CrosswordHeadProps {
  crossword: Crossword;
  /** Above the title, and where it leads. */
  kicker: string;
  kickerUrl: string;
  kickerProps?: EditableProps | undefined;
  /** After the title: "Answers". */
  suffix?: string;
}

/** What a crossword is called, its day and who made it. */
export function CrosswordHead(props: CrosswordHeadProps) {
  const { crossword, kicker, kickerUrl, kickerProps, suffix } = props;
  const { title, day, author, intro } = crossword;
  return (
    <header className="crossword__head">
      <p className="crossword__kicker">
        <a href={kickerUrl} {...kickerProps}>
          {kicker}
        </a>
      </p>
      <h1 className="crossword__title">{suffix ? `${title}: ${suffix}` : title}</h1>
      <p className="crossword__facts">
        <time dateTime={day}>{formatDay(day)}</time>
        {author && <span>By {author}</span>}
      </p>
      {intro && <p className="crossword__intro">{intro}</p>}
    </header>
  );
}
