/** Places that are known by two letters. */
const PAIRS = ['DC', 'GB', 'KC', 'LA', 'LV', 'NE', 'NJ', 'NO', 'NY', 'SD', 'SF', 'SJ', 'SL', 'TB'];

/** The one or two letters of a team's crest: `PHI` P, `NYG` NY, `STL` SL. Empty for an empty name. */
export function monogramOf(abbreviation: string): string {
  const letters = abbreviation.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (letters === 'STL') return 'SL';
  const pair = letters.slice(0, 2);
  return PAIRS.includes(pair) && letters !== 'NOR' ? pair : letters.slice(0, 1);
}
