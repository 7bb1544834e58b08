/** A distance as readers say it: `0.4 miles`, `1 mile`, `12 miles`; below a tenth `nearby`. */
export function formatMiles(miles: number): string {
  if (miles < 0.1) return 'nearby';
  const shown = miles < 9.95 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return shown === 1 ? '1 mile' : `${shown.toLocaleString('en-US')} miles`;
}
