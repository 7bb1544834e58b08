import type { FrameEntry } from '../frame/watchFrame';
import { formatTime } from '../formatNumbers';

interface Props {
  entries: FrameEntry[];
  onClear: () => void;
}

/** What the page in the frame told: analytics, errors, warnings. */
export function EventsPanel({ entries, onClear }: Props) {
  if (entries.length === 0) {
    return (
      <p className="panel__none">
        Entries of the page’s dataLayer, its errors and its warnings stand here.
      </p>
    );
  }
  return (
    <>
      <div className="panel__tools">
        <button type="button" className="button" onClick={onClear}>
          Clear
        </button>
      </div>
      <ol className="entries">
        {entries.map(({ kind, text, at }, index) => (
          <li className={`entries__item entries__item--${kind}`} key={index}>
            <span className="dim">{formatTime(at)}</span>
            <span className="entries__kind">{kind}</span>
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </>
  );
}
