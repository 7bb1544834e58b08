import { useEffect, useState } from 'react';
import type { FoundImage, SearchImages } from '../types';

/** ms of rest while typing before it searches. */
const REST = 200;

interface Props {
  search: SearchImages;
  /** Address of the picture that the field holds. */
  chosen: string;
  onChoose: (image: FoundImage) => void;
}

type Found = { images: FoundImage[] } | { problem: string };

/** Pictures that fit a query, to choose from. */
export function ImageSearch({ search, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const find = async () => {
      try {
        const images = await search(query, abort.signal);
        if (!abort.signal.aborted) setFound({ images });
      } catch (error) {
        if (abort.signal.aborted) return;
        setFound({ problem: error instanceof Error ? error.message : String(error) });
      }
    };
    const timer = setTimeout(() => void find(), REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, search]);

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
        {describe(found)}
      </p>
      {found && 'images' in found && (
        <ul className="field__images">
          {found.images.map((image) => (
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

function describe(found: Found | null): string {
  if (!found) return 'Searching';
  if ('problem' in found) return `The search failed: ${found.problem}`;
  const count = found.images.length;
  if (count === 0) return 'No pictures found';
  return count === 1 ? '1 picture' : `${count} pictures`;
}
