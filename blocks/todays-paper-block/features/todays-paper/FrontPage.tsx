import type { StoryCard } from '../../../../content/schemas/ans';
import { Wordmark } from '../../../../components/ui/Wordmark';
import { PrintedStory } from './PrintedStory';

export interface FrontPageProps {
  /** The first one leads. */
  stories: readonly StoryCard[];
  /** `Saturday, Nov. 21, 2026`. */
  date: string;
  /** `A1`. */
  page: string;
}

const SIDE = '(min-width: 1024px) 290px, (min-width: 768px) 45vw, 100vw';

/** The front page as it lies on the doorstep: the lead in the middle, the others beside it. */
export function FrontPage({ stories, date, page }: FrontPageProps) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const left = others.slice(0, Math.ceil(others.length / 2));
  const right = others.slice(left.length);
  return (
    <section className="paper-front" aria-labelledby="paper-front">
      <div className="paper-front__nameplate">
        <Wordmark className="paper-front__name" />
        <p className="paper-front__folio">
          <span>{date}</span> <span>Philadelphia and the region</span> <span>Page {page}</span>
        </p>
      </div>
      <h2 id="paper-front" className="visually-hidden">
        The front page
      </h2>
      <div className="paper-front__columns">
        <PrintedStory
          story={lead}
          level={3}
          pictureSizes="(min-width: 1280px) 600px, (min-width: 1024px) 48vw, 100vw"
          isFirst
        />
        {[left, right].map(
          (column, index) =>
            column.length > 0 && (
              <div className="paper-front__column" key={index}>
                {column.map((story, place) => (
                  <PrintedStory
                    key={story.canonical_url}
                    story={story}
                    level={3}
                    {...(place === index % 2 ? { pictureSizes: SIDE } : {})}
                  />
                ))}
              </div>
            ),
        )}
      </div>
    </section>
  );
}
