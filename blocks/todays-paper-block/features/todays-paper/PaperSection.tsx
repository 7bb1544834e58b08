import type { PaperPage } from '../../paper';
import { PrintedStory } from './PrintedStory';

export interface PaperSectionProps {
  letter: string;
  name: string;
  pages: readonly PaperPage[];
}

const WIDE = '(min-width: 1024px) 380px, (min-width: 768px) 45vw, 100vw';

/** A section of the paper: its pages, each with its stories from top to bottom. */
export function PaperSection({ letter, name, pages }: PaperSectionProps) {
  return (
    <section className="paper-section" aria-labelledby={`section-${letter}`}>
      <h2 className="paper-section__title" id={`section-${letter}`}>
        <span className="paper-section__letter">{letter}</span> {name}
      </h2>
      <div className="paper-section__pages">
        {pages.map(({ number, stories }) => (
          <section key={number} className="sheet" aria-labelledby={`page-${letter}${number}`}>
            <h3 className="sheet__folio" id={`page-${letter}${number}`}>
              Page {letter}
              {number}
            </h3>
            <div className="sheet__stories">
              {stories.map((story, index) => (
                <PrintedStory
                  key={story.canonical_url}
                  story={story}
                  hasSummary={index < 2 || stories.length < 4}
                  {...(index === 0 ? { pictureSizes: WIDE } : {})}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
