import type { EditionDraft, EditionRow } from '../../contract/newsletters';

/** What an edition says of itself, without what is known of it. */
export const draftOf = ({
  newsletter,
  page,
  subject,
  fromName,
  schedule,
  isOn,
}: EditionRow): EditionDraft => ({ newsletter, page, subject, fromName, schedule, isOn });

const KEYS = ['newsletter', 'page', 'subject', 'fromName', 'schedule', 'isOn'] as const;
export type DraftKey = (typeof KEYS)[number];

/** In what two differ, in the order of the form. */
export const differences = (one: EditionDraft, other: EditionDraft): DraftKey[] =>
  KEYS.filter((key) => saidOf(one, key) !== saidOf(other, key));

function saidOf(draft: EditionDraft, key: DraftKey): string {
  if (key !== 'schedule') return String(draft[key]).trim();
  const { schedule } = draft;
  // Days are a set: the form lists them as they were checked.
  return JSON.stringify(
    schedule.kind === 'weekly'
      ? [
          'weekly',
          schedule.days.toSorted((one, other) => one - other),
          schedule.time,
          schedule.zone,
        ]
      : schedule.kind === 'once'
        ? ['once', schedule.at, schedule.zone]
        : ['hand'],
  );
}
