/** The away side's part of both; null where the two are no quantities of one kind, or both are 0. */
export function shareOf(away: string, home: string): number | null {
  const ours = quantityOf(away);
  const theirs = quantityOf(home);
  if (ours === null || theirs === null || ours + theirs === 0) return null;
  return ours / (ours + theirs);
}

/** A plain number, a percentage, or a time in seconds; null for `4-9` and what is below 0. */
function quantityOf(value: string): number | null {
  const time = /^(\d{1,3}):(\d\d)$/.exec(value);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  return /^\d{0,9}(\.\d{1,9})?%?$/.test(value) && /\d/.test(value)
    ? Number.parseFloat(value)
    : null;
}
