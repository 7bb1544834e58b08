/**
 * Where a written yard line lies, in yards from the away team's goal line (0) to the home team's
 * (100): `PHI 32`, `PHI32`, `50`. A whole situation will do: `3rd & 7 at PHI 32`. Null where it names
 * neither team.
 */
export function fieldSpot(
  written: string,
  sides: { away: { abbreviation: string }; home: { abbreviation: string } },
): number | null {
  const [, team = '', digits] = /(?:^|\s)([A-Za-z]*) ?(\d{1,2})$/.exec(written.trim()) ?? [];
  const yards = Number(digits);
  if (digits === undefined || yards > 50) return null;
  if (yards === 50) return 50;
  if (team === sides.away.abbreviation) return yards;
  return team === sides.home.abbreviation ? 100 - yards : null;
}
