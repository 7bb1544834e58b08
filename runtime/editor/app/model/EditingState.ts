import type { Editing } from './editing';

/** How what was done stands, in what people are told. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** Tried again soon, see `reason`; kept in this browser, or (isKept: false) only in this window. */
  | { kind: 'offline'; isKept: boolean; reason: string }
  | { kind: 'signed-out' }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string };

/** A page in an editor's hands, as it stands by now. */
export interface EditingState {
  editing: Editing;
  save: SaveState;
  /** What was done last, in words, as it can't be seen by all. */
  said: string;
}
