import classNames from 'classnames';
import type { CSSProperties } from 'react';
import type { ContentElement } from '../../../content/schemas/ans';

type RatingElement = Extract<ContentElement, { type: 'numeric_rating' }>;

/** More than these are read as a number, not counted. */
const MAX_SYMBOLS = 10;

const SYMBOLS: Record<string, 'star' | 'bell'> = {
  star: 'star',
  stars: 'star',
  bell: 'bell',
  bells: 'bell',
};

/** A rating in words, "3.5 of 4 stars", and before them as many stars or bells, filled so far. */
export function NumericRating({ element }: { element: RatingElement }) {
  const { rating, max, units } = element;
  const name = units.toLowerCase();
  const symbol = Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : undefined;
  const isDrawn = symbol && Number.isInteger(max) && max > 0 && max <= MAX_SYMBOLS;
  const style = {
    '--rating-count': max,
    '--rating-share': `${Math.round((Math.max(0, rating) / max) * 1000) / 10}%`,
  } as CSSProperties;
  return (
    <p className="article-rating">
      {isDrawn && (
        <span
          className={classNames('article-rating__symbols', `article-rating__symbols--${symbol}`)}
          style={style}
          aria-hidden="true"
        />
      )}
      <span className="article-rating__words">
        {rating} of {max} {units}
      </span>
    </p>
  );
}
