import { focusFirst } from '../../shared/focusFirst';

interface Props {
  problem: string | null;
  label: string;
  /** Whether the page is checked. */
  isSeen: boolean;
  isBusy: boolean;
  hasErrors: boolean;
  backFrom: 'schedule' | 'samples' | undefined;
  onLabel: (label: string) => void;
  /** null: the page is on no others. */
  onSamples: (() => void) | null;
  onSchedule: () => void;
  onPublish: () => void;
}

/** What a version is called, and what becomes of it. */
export function PublishFoot(props: Props) {
  const { problem, label, isSeen, isBusy, hasErrors, backFrom } = props;
  const { onLabel, onSamples, onSchedule, onPublish } = props;
  return (
    <div className="publish__foot">
      {problem !== null && (
        <p className="publish__problem" role="alert">
          {problem}
        </p>
      )}
      <label className="publish__label">
        <span>Label (optional)</span>
        <input
          className="input"
          maxLength={200}
          value={label}
          onChange={({ target }) => onLabel(target.value)}
        />
      </label>
      {onSamples && (
        <button
          type="button"
          className="button"
          disabled={!isSeen}
          ref={backFrom === 'samples' ? focusFirst : undefined}
          onClick={onSamples}
        >
          See it on its pages…
        </button>
      )}
      <button
        type="button"
        className="button"
        disabled={!isSeen}
        ref={backFrom === 'schedule' ? focusFirst : undefined}
        onClick={onSchedule}
      >
        Schedule…
      </button>
      <button
        type="button"
        className="button button--main"
        disabled={!isSeen}
        aria-disabled={isBusy}
        onClick={onPublish}
      >
        {hasErrors ? 'Publish anyway' : 'Publish now'}
      </button>
    </div>
  );
}
