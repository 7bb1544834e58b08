import type { EditableProps } from 'fusion:content';
import { formatDay } from '../../../../utils/dates/formatDay';
import { crosswordPath } from '../../crossword/addresses';
import type { CrosswordCard } from '../../crossword/crossword';

export interface CrosswordListProps {
  title: string;
  titleProps?: EditableProps | undefined;
  description: string;
  descriptionProps?: EditableProps | undefined;
  /** Newest first; null where they can't be had. */
  crosswords: readonly CrosswordCard[] | null;
  now: Date;
}

/** The front of the puzzles: the newest crossword, then those of the days before. */
export function CrosswordList(props: CrosswordListProps) {
  const { title, titleProps, description, descriptionProps, crosswords, now } = props;
  const [newest, ...earlier] = crosswords ?? [];
  return (
    <div className="crossword-list">
      <header className="front__head">
        <h1 className="front__title" {...titleProps}>
          {title}
        </h1>
        {description && (
          <p className="front__description" {...descriptionProps}>
            {description}
          </p>
        )}
      </header>
      {newest ? (
        <section className="crossword-list__today" aria-labelledby="crossword-newest">
          <svg viewBox="0 0 70 70" aria-hidden="true" className="crossword-list__sign">
            <path d="M0 0h70v70H0Z" className="crossword-list__paper" />
            <path d="M42 0h28v14H42ZM0 28h14v14H0Zm28 0h14v14H28Zm28 0h14v14H56ZM0 56h28v14H0Z" />
            <path
              d="M14 0v70M28 0v70M42 0v70M56 0v70M0 14h70M0 28h70M0 42h70M0 56h70"
              className="crossword-list__lines"
            />
          </svg>
          <div>
            <p className="crossword__kicker">Crossword</p>
            <h2 className="crossword-list__newest" id="crossword-newest">
              <a href={crosswordPath(newest.day)}>{newest.title}</a>
            </h2>
            <p className="crossword__facts">{factsOf(newest, now)}</p>
            <a className="button button--primary" href={crosswordPath(newest.day)}>
              Solve it
            </a>
          </div>
        </section>
      ) : (
        <p className="front__empty">
          {crosswords ? 'There is no puzzle yet.' : 'The puzzles are not available right now.'}
        </p>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="crossword-earlier">
          <h2 className="section-heading" id="crossword-earlier">
            Earlier crosswords
          </h2>
          <ul className="crossword-list__earlier">
            {earlier.map((card) => (
              <li key={card.day}>
                <a href={crosswordPath(card.day)}>{card.title}</a>
                <span className="crossword__facts">{factsOf(card, now)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function factsOf({ day, author, width, height }: CrosswordCard, now: Date) {
  return (
    <>
      <time dateTime={day}>{formatDay(day, now)}</time>
      {author && <span>By {author}</span>}
      <span>
        {width} by {height}
      </span>
    </>
  );
}
