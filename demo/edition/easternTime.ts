const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** `20261121`: the day in Philadelphia, as addresses have it. */
export function easternDay(date: Date): string {
  return DAY.format(date).replaceAll('-', '');
}

/** Where a story of that day is: `/eagles/draft-notes-20261121.html`. */
export function storyAddress(section: string, slug: string, date: Date): string {
  return `${section}/${slug}-${easternDay(date)}.html`;
}

const STAMP = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'numeric',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `11/21/2026 2:05 pm`: the grammar of a live blog's timestamp line (platform §5). */
export function easternStamp(date: Date): string {
  return STAMP.format(date)
    .replace(',', '')
    .replace(/\u202f/g, ' ')
    .toLowerCase();
}
