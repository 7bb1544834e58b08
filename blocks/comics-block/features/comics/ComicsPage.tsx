import type { EditableProps } from 'fusion:content';
import { formatDay } from '../../../../utils/dates/formatDay';
import { comicsPath, type Comics, type Strip } from '../../comics/comics';

export interface ComicsPageProps {
  title: string;
  titleProps?: EditableProps | undefined;
  /** Null where they can't be had. */
  comics: Comics | null;
}

/** The comics of a day: each panel a picture with what is said as text below, and the days beside it. */
export function ComicsPage({ title, titleProps, comics }: ComicsPageProps) {
  return (
    <div className="comics">
      <header className="front__head">
        <h1 className="front__title" {...titleProps}>
          {title}
        </h1>
        {comics && (
          <p className="front__description">
            <time dateTime={comics.day}>{formatDay(comics.day)}</time>
          </p>
        )}
      </header>
      {!comics && <p className="front__empty">The comics are not available right now.</p>}
      {comics?.strips.length === 0 && <p className="front__empty">There are none of this day.</p>}
      {comics?.strips.map((strip, index) => (
        <ComicStrip key={strip.id} strip={strip} isFirst={index === 0} />
      ))}
      {comics && (comics.previous ?? comics.next) !== null && (
        <nav className="comics__days" aria-label="Other days">
          {comics.previous !== null && (
            <a rel="prev" href={comicsPath(comics.previous)}>
              ‹ {formatDay(comics.previous)}
            </a>
          )}
          {comics.next !== null && (
            <a rel="next" href={comicsPath(comics.next)}>
              {formatDay(comics.next)} ›
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function ComicStrip({ strip, isFirst }: { strip: Strip; isFirst: boolean }) {
  const { id, title, creator, panels } = strip;
  return (
    <section className="comic" aria-labelledby={`comic-${id}`}>
      <h2 className="comic__title" id={`comic-${id}`}>
        {title}
        {creator && <span className="comic__creator"> by {creator}</span>}
      </h2>
      <ol className="comic__panels">
        {panels.map(({ url, width, height, alt, lines }, index) => (
          <li className="comic__panel" key={index}>
            <img
              src={url}
              width={width}
              height={height}
              alt={alt}
              loading={isFirst ? 'eager' : 'lazy'}
            />
            {lines.map(({ speaker, words }) => (
              <p className="comic__line" key={words}>
                {speaker && <b>{speaker}: </b>}
                {words}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
