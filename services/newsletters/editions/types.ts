import type { Schedule } from './schedule';

/** What editors say of an edition. */
export interface EditionDraft {
  /** Id of the newsletter whose readers get it. */
  newsletter: string;
  /** Path of the page that is sent as mail. */
  page: string;
  /** Empty: the headline of its first story. */
  subject: string;
  /** In the place of the sender's name; empty for that. */
  fromName: string;
  schedule: Schedule;
  /** Whether it is sent by its schedule. */
  isOn: boolean;
}

/** A page that is sent to the readers of a newsletter. */
export interface Edition extends EditionDraft {
  id: string;
  /** What has to be said to replace or send it: one more with each change. */
  revision: number;
  /** Times up to this one are done. */
  plannedFrom: Date;
}

export type SendingState = 'preparing' | 'sending' | 'done' | 'skipped';

/** An edition sent once, and what became of it. */
export interface Sending {
  id: string;
  editionId: string;
  dueAt: Date;
  state: SendingState;
  /** Why nothing was sent, or why it is tried again. */
  reason: string | null;
  subject: string;
  /** Mails that were handed to the queue. */
  posted: number;
  /** Of these, those whose receiver's server refused them, then or later. */
  refused: number;
  /** Readers who called it junk. */
  complained: number;
  /** Readers who left the newsletter by it. */
  optedOut: number;
  finishedAt: Date | null;
}
