import type { EditionDraft, Editions, ScheduleView } from '../../contract/newsletters';

/** What would be sent now; `page` is null where nothing can be, for the reason that `problem` says. */
export interface EditionPreview {
  subject: string;
  fromName: string;
  page: { html: string; text: string } | null;
  problem: string | null;
}

/**
 * Who sends editions of newsletters. What can't be done is an error with a `statusCode` below 500 and words for
 * people.
 */
export interface Mailing {
  list: () => Promise<Editions>;
  view: (schedule: EditionDraft['schedule']) => ScheduleView;
  create: (draft: EditionDraft) => Promise<{ id: string; revision: number }>;
  /** One that someone else changed since `revision` stays as it is: an error with the `statusCode` 409. */
  save: (id: string, draft: EditionDraft, revision: number) => Promise<{ revision: number }>;
  remove: (id: string) => Promise<void>;
  preview: (id: string) => Promise<EditionPreview>;
  test: (id: string, address: string) => Promise<void>;
  /** Not one that someone else changed since `revision`, as `save`. */
  sendNow: (id: string, revision: number) => Promise<void>;
}
