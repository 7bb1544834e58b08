import { isText, listOf, oneOf, orNull, shape, type Checked } from '@broadsheet/define/shape';

/** How much of a week, and for how long: as addresses have it, and as readers do. */
export const JOB_TYPES = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
} as const;

export type JobType = keyof typeof JOB_TYPES;

/** Whether a page's own content is an open position as `readJob` makes it. Days are `2026-11-21`. */
export const isJob = shape({
  pageTitle: isText,
  pageDescription: isText,
  pageSection: isText,
  id: isText,
  title: isText,
  employer: isText,
  place: isText,
  type: oneOf('full-time', 'part-time', 'contract', 'temporary', 'internship'),
  pay: isText,
  posted: isText,
  closes: orNull(isText),
  /** Paragraphs of plain text. */
  text: listOf(isText),
  /** A page, or an address of mail. */
  apply: orNull(isText),
});

export type Job = Checked<typeof isJob>;

export interface Jobs {
  jobs: Job[];
  total: number;
  places: string[];
}

/** Where a job is. */
export const jobPath = (id: string): string => `/jobs/openings/${id}/`;
