import type { Heading } from './contentsOf';

/** The head of a guide of Philly First: the series, and its parts as steps. */
export function SeriesBox({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="story-box story-box--series" aria-label="Philly First guide">
      <p className="story-box__series">
        <a href="/philly-first/">Philly First</a>
      </p>
      <p className="story-box__about">
        How the city works, for people who just got here and people who should know by now.
      </p>
      {headings.length > 0 && (
        <ol className="story-box__steps">
          {headings.map(({ id, html }) => (
            <li key={id}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words come as HTML */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
