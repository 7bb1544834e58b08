import { focusFirst } from '../shared/focusFirst';
import type { CollectionEntry, StoryEntry } from '../../contract/collections';
import { type KeyboardEvent, useRef } from 'react';
import { headlineOf, StoryLine } from './StoryLine';

interface Props {
  entry: CollectionEntry;
  story: StoryEntry | undefined;
  /** From 1. */
  place: number;
  count: number;
  mayEdit: boolean;
  zone: string;
  /** Whether its headline is being changed. */
  isWorded: boolean;
  onWord: (isOpen: boolean) => void;
  onMoveBy: (by: number) => void;
  onRemove: () => void;
  onHeadline: (headline: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One story of a collection, with all that can be done to it. */
export function OrderRow(props: Props) {
  const { entry, story, place, count, mayEdit, zone, isWorded } = props;
  const { onWord, onMoveBy, onRemove, onHeadline, onKeyDown } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const name = entry.headline ?? headlineOf(story, entry.id);
  const close = () => {
    onWord(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className="order__line">
      <button
        type="button"
        className="order__grip"
        aria-label={`${place} of ${count}: ${name}`}
        aria-describedby="order-keys"
        onKeyDown={onKeyDown}
      >
        {place}
      </button>
      <StoryLine story={story} id={entry.id} headline={entry.headline} zone={zone} />
      {mayEdit && (
        <span className="order__acts">
          <button
            type="button"
            className="button"
            aria-label={`Move up ${name}`}
            disabled={place === 1}
            onClick={() => onMoveBy(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="button"
            aria-label={`Move down ${name}`}
            disabled={place === count}
            onClick={() => onMoveBy(1)}
          >
            ↓
          </button>
          <button
            type="button"
            className="button"
            ref={opener}
            aria-label={`Headline of ${name}`}
            aria-expanded={isWorded}
            onClick={() => onWord(!isWorded)}
          >
            Headline
          </button>
          <button type="button" className="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            ✕
          </button>
        </span>
      )}
      {isWorded && (
        <label className="order__headline line">
          <span>Headline in this collection</span>
          <input
            className="input"
            ref={focusFirst}
            maxLength={500}
            placeholder={headlineOf(story, entry.id)}
            value={entry.headline ?? ''}
            onChange={({ target }) => onHeadline(target.value === '' ? null : target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              close();
            }}
          />
        </label>
      )}
    </div>
  );
}
