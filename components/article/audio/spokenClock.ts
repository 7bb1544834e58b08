/** A place in a recording in words, for screen readers: "12 minutes 40 seconds". Takes s. */
export function spokenClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor((whole % 3600) / 60), 'minute'],
    [whole % 60, 'second'],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  if (said.length === 0) return '0 seconds';
  return said.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ');
}
