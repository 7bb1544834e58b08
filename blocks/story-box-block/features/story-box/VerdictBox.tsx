import type { Verdict } from '../../../../components/article/leadVerdict';
import { ratingMarks } from './ratingMarks';

/** A star, drawn once for each mark; half of it is covered where the rating ends in the middle. */
const STAR =
  'm12 2.8 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.800-3.100-5.800 3.100 1.100-6.500L2.600 9.600l6.500-.9L12 2.800Z';
/** A bell, for those who rate in bells. */
const BELL =
  'M12 2.500a1.800 1.800 0 0 1 1.800 1.800c3 .8 4.700 3.300 4.700 6.700v4.500l2 2.500v1h-17v-1l2-2.500V11c0-3.400 1.700-5.900 4.700-6.700A1.800 1.800 0 0 1 12 2.500Zm-2.300 17.700h4.600a2.300 2.300 0 0 1-4.600 0Z';

/** What a review comes to: rating, endorsement, what, where and when. */
export function VerdictBox({ verdict }: { verdict: Verdict }) {
  const { name, rating, endorsement, facts } = verdict;
  return (
    <aside className="story-box story-box--verdict" aria-label="The verdict">
      <p className="story-box__kicker">The verdict</p>
      {name && <h2 className="story-box__title">{name}</h2>}
      <div className="story-box__result">
        {rating && <Rating {...rating} />}
        {endorsement && <p className="story-box__endorsement">{endorsement}</p>}
      </div>
      {facts.length > 0 && (
        <ul className="story-box__facts">
          {facts.map((fact, index) => (
            <li key={index} dangerouslySetInnerHTML={{ __html: fact }} />
          ))}
        </ul>
      )}
    </aside>
  );
}

/** Marks where there are few enough to count, and always the words. */
function Rating({ value, max, units }: { value: number; max: number; units: string }) {
  const marks = max <= 5 ? ratingMarks(value, max) : [];
  const shape = units === 'bells' ? BELL : STAR;
  return (
    <p className="story-box__rating">
      {marks.length > 0 && (
        <span className="story-box__marks" aria-hidden="true">
          {marks.map((mark, index) => (
            <svg
              key={index}
              className={`story-box__mark story-box__mark--${mark}`}
              width="24"
              height="24"
              viewBox="0 0 24 24"
            >
              <path d={shape} />
              {mark === 'half' && <path className="story-box__half" d={shape} />}
            </svg>
          ))}
        </span>
      )}
      <span className="story-box__score">
        {value} of {max} {units || 'stars'}
      </span>
    </p>
  );
}
