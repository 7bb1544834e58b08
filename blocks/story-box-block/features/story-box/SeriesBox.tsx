import type { Heading } from './contentsOf';

/** The parts of a guide as numbered steps. Null for a guide without. */
export function SeriesBox({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className="story-box story-box--series" aria-label="In this guide">
      <p className="story-box__kicker">In this guide</p>
      <ol className="story-box__steps">
        {headings.map(({ id, html }) => (
          <li key={id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words come as HTML */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
