import type { RefObject } from 'react';
import { ChangeList } from '../../shared/ChangeList';
import type { CheckedPage } from './checkPage';
import { FindingList, summarize } from './FindingList';
import type { PublishProps } from './PublishProps';

interface Props extends Pick<PublishProps, 'pack' | 'onSelect'> {
  /** Words: why it could not be checked; null: it is being checked. */
  checked: CheckedPage | string | null;
  /** Takes the focus where it is checked again. */
  body: RefObject<HTMLDivElement | null>;
  onCheckAgain: () => void;
}

/** What readers would get: what is wrong with it, and what is new. */
export function Checklist({ checked, pack, body, onSelect, onCheckAgain }: Props) {
  const seen = typeof checked === 'string' ? null : checked;
  return (
    <div className="publish__body" aria-busy={checked === null} tabIndex={-1} ref={body}>
      <p className="hidden" role="status">
        {seen ? `Checked. ${summarize(seen.fresh)}` : ''}
      </p>
      {checked === null && <p className="dim">Checking what readers would get</p>}
      {typeof checked === 'string' && (
        <p role="alert">
          {checked}{' '}
          <button type="button" className="button" onClick={onCheckAgain}>
            Check again
          </button>
        </p>
      )}
      {seen && (
        <>
          <h3>Checklist</h3>
          <FindingList {...seen} pack={pack} onSelect={onSelect} />
          <h3>Changes</h3>
          {seen.live === null ? (
            <p>Readers don’t see this page yet.</p>
          ) : (
            <ChangeList
              changes={seen.changes}
              none={`Nothing has changed since version ${seen.live}, which is live.`}
              onSelect={onSelect}
            />
          )}
        </>
      )}
    </div>
  );
}
