import { useCallback, useState } from 'react';
import type { FormCalls } from '../types';
import type { FoundImage } from '../../content/questions';
import { type Asked, useAsked } from '../useAsked';

/** ms of rest while typing before it searches. */
const REST = 200;

interface Props {
  search: FormCalls['searchImages'];
  /** Address of the picture that the field holds. */
  chosen: string;
  onChoose: (image: FoundImage) => void;
}

/** Pictures that fit a query, to choose from. */
export function ImageSearch({ search, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const find = useCallback((signal: AbortSignal) => search(query, signal), [search, query]);
  const { asked } = useAsked(find, REST);

  return (
    <div className="field__search">
      <input
        type="search"
        className="field__input"
        aria-label="Search pictures"
        placeholder="Search pictures"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="field__note" role="status">
        {describe(asked)}
      </p>
      {asked && 'answer' in asked && (
        <ul className="field__images">
          {asked.answer.map((image) => (
            <li key={image.url}>
              <button
                type="button"
                className="field__image"
                aria-pressed={image.url === chosen}
                onClick={() => onChoose(image)}
              >
                <img src={image.thumb} alt="" loading="lazy" />
                <span>{captionOf(image)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function captionOf({ alt, url, width, height }: FoundImage): string {
  const name = alt || url;
  return width === null || height === null ? name : `${name}, ${width} × ${height}`;
}

function describe(asked: Asked<FoundImage[]> | null): string {
  if (!asked) return 'Searching';
  if ('problem' in asked) return `The search failed: ${asked.problem}`;
  const count = asked.answer.length;
  if (count === 0) return 'No pictures found';
  return count === 1 ? '1 picture' : `${count} pictures`;
}
