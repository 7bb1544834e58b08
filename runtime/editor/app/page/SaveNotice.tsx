import { useSyncExternalStore } from 'react';
import type { SaveState } from '../model/EditingState';
import type { EditingStore } from '../model/EditingStore';
import { HOME } from '../shared/paths';

const WORDS: Record<SaveState['kind'], string> = {
  saved: 'Saved',
  saving: 'Saving',
  offline: 'Not saved yet',
  'signed-out': 'Signed out',
  conflict: 'Conflict',
  refused: 'Not saved',
};

/** How the work stands, in a word: at once, also while someone types. */
export function SaveWord({ store }: { store: Pick<EditingStore, 'read' | 'subscribe'> }) {
  const save = useSyncExternalStore(store.subscribe, () => store.read().save);
  return (
    <span className={`save save--${save.kind}`} data-save={save.kind}>
      {WORDS[save.kind]}
    </span>
  );
}

interface Props {
  save: SaveState;
  conflicts: number;
  onRetry: () => void;
  onResume: () => void;
  onConflicts: () => void;
  onDiscard: () => void;
}

/** What someone has to know or do before the work is saved; nothing while all is well. */
export function SaveNotice({ save, conflicts, onRetry, onResume, onConflicts, onDiscard }: Props) {
  switch (save.kind) {
    case 'saved':
    case 'saving':
      return null;
    case 'offline':
      return (
        <p className={save.isKept ? 'bar' : 'bar bar--bad'} role="alert">
          {save.reason}{' '}
          {save.isKept
            ? 'Your changes are kept in this browser, and saved as soon as they can be.'
            : 'This browser has no room for your changes: Keep this window open.'}
          <button type="button" className="button" onClick={onRetry}>
            Try now
          </button>
        </p>
      );
    case 'signed-out':
      return (
        <p className="bar" role="alert">
          You are signed out. Your changes are kept in this browser.
          <a className="button" href={`${HOME}/sign-in`} target="_blank" rel="noreferrer">
            Sign in again
          </a>
          <button type="button" className="button" onClick={onResume}>
            I have signed in
          </button>
        </p>
      );
    case 'conflict':
      return (
        <p className="bar bar--bad" role="alert">
          {conflicts === 1 ? 'One change clashes' : `${conflicts} changes clash`} with someone
          else’s.
          <button type="button" className="button" onClick={onConflicts}>
            Choose
          </button>
        </p>
      );
    case 'refused':
      return (
        <p className="bar bar--bad" role="alert">
          Your last changes can’t be saved. {save.message}
          <button type="button" className="button" onClick={onRetry}>
            Try again
          </button>
          <button type="button" className="button" onClick={onDiscard}>
            Give them up
          </button>
        </p>
      );
  }
}
