/** A running time as `2:05` or `1:02:05`; empty for none. Takes ms. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (!(seconds > 0)) return '';
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
