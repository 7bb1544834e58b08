import { photoOfAddress } from '../photoAddress';

/**
 * The lightbox in the browser's history: opening adds one entry, so that Back closes; turning
 * pictures changes that entry; closing goes back to where the reader was.
 */
interface State {
  photo?: number;
  /** The entry is ours: the one before it is the page without the lightbox. */
  isPushed?: boolean;
}

const stateOf = (): State & Record<string, unknown> =>
  (history.state ?? {}) as State & Record<string, unknown>;

/** Adds an entry for a picture, from 1. */
export function pushPhoto(photo: number): void {
  history.pushState({ ...stateOf(), photo, isPushed: true }, '', `#photo-${photo}`);
}

/** Makes the entry stand for another picture. */
export function replacePhoto(photo: number): void {
  if (stateOf().photo === photo) return;
  history.replaceState({ ...stateOf(), photo }, '', `#photo-${photo}`);
}

/** Leaves the entry of the lightbox, if the reader is still on it. */
export function leavePhoto(): void {
  const { photo: _photo, isPushed, ...rest } = stateOf();
  if (isPushed) return history.back();
  if (photoOfAddress() !== null)
    history.replaceState(rest, '', window.location.pathname + window.location.search);
}
