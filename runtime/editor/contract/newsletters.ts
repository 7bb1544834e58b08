import { z } from 'zod';
import { moment, type Endpoint } from './endpoint';

const zone = z.string().max(100);
const schedule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('weekly'),
    /** 1 for Monday to 7 for Sunday. */
    days: z.array(z.number().int().min(1).max(7)).max(7),
    /** `06:30`. */
    time: z.string().max(5),
    /** IANA name. */
    zone,
  }),
  /** `at`: by the clocks of the zone, `2026-12-01T06:30`. */
  z.strictObject({ kind: z.literal('once'), at: z.string().max(16), zone }),
  z.strictObject({ kind: z.literal('hand') }),
]);
export type EditionSchedule = z.input<typeof schedule>;

const draft = z.strictObject({
  /** Id of the newsletter whose readers get it. */
  newsletter: z.string().min(1).max(100),
  /** Path of the page that is sent as mail. */
  page: z.string().trim().min(1).max(500),
  /** Empty: the headline of its first story. */
  subject: z.string().trim().max(200),
  /** Empty: the sender's own. */
  fromName: z.string().trim().max(100),
  schedule,
  /** Whether it is sent by its schedule. */
  isOn: z.boolean(),
});
export type EditionDraft = z.input<typeof draft>;

/** A schedule in words, and its next three times. */
const scheduleView = { words: z.string(), next: z.array(moment) };

const sending = z.object({
  id: z.string(),
  dueAt: moment,
  state: z.enum(['preparing', 'sending', 'done', 'skipped']),
  /** Why nothing was sent, or why it is tried again. */
  reason: z.string().nullable(),
  subject: z.string(),
  /** Mails that were handed over; of these wait, were refused, were called junk, led to leaving. */
  posted: z.number(),
  waiting: z.number(),
  refused: z.number(),
  complained: z.number(),
  optedOut: z.number(),
});
export type EditionSending = z.input<typeof sending>;

const edition = z.object({
  ...draft.shape,
  ...scheduleView,
  id: z.string(),
  /** What has to be said to replace or send it. */
  revision: z.number(),
  /** The newest first. */
  sendings: z.array(sending),
});
export type EditionRow = z.input<typeof edition>;

const list = z.object({ id: z.string(), title: z.string(), subscribers: z.number() });
export type MailingList = z.input<typeof list>;

const preview = z.object({
  subject: z.string(),
  fromName: z.string(),
  /** The same in plain text; null where it can't be sent. */
  text: z.string().nullable(),
  /** Why it would not be sent; null for no reason. */
  problem: z.string().nullable(),
});

const id = z.string().min(1).max(100);
const revision = z.number().int().min(1);
const access = { right: 'publish', on: 'site' } as const;

/** What is answered, as the server has it. */
export type Editions = z.output<typeof newsletters.listEditions.answer>;
export type ScheduleView = z.output<typeof newsletters.readSchedule.answer>;

/** Editions of newsletters: pages that are sent as mail. Who may publish may send. */
export const newsletters = {
  listEditions: {
    summary: 'The newsletters with how many get each, and the editions that are sent to them.',
    access,
    answer: z.object({ lists: z.array(list), editions: z.array(edition) }),
  },
  createEdition: {
    summary: 'Makes an edition: a page that is sent to the readers of a newsletter.',
    access,
    body: draft,
    status: 201,
    answer: z.object({ id: z.string(), revision: z.number() }),
  },
  saveEdition: {
    summary:
      'Replaces what is said of an edition, if it is still at the revision that is named; its schedule counts from now.',
    access,
    params: { id },
    body: z.strictObject({ ...draft.shape, revision }),
    answer: z.object({ revision: z.number() }),
  },
  deleteEdition: {
    summary: 'Deletes an edition with what is known of its sendings. Its page stays.',
    access,
    params: { id },
  },
  readSchedule: {
    summary: 'A schedule in words, and its next three times.',
    access,
    body: z.strictObject({ schedule }),
    answer: z.object(scheduleView),
  },
  previewEdition: {
    summary: 'What an edition would say if it were sent now, and why it would not be.',
    access,
    params: { id },
    answer: preview,
  },
  testEdition: {
    summary: 'Sends an edition to one address, as it is now.',
    access,
    params: { id },
    body: z.strictObject({ address: z.email().max(254) }),
  },
  sendEdition: {
    summary:
      'Sends an edition to all readers of its newsletter, if it is still at the revision that is named.',
    access,
    params: { id },
    body: z.strictObject({ revision }),
  },
} as const satisfies Record<string, Endpoint>;
