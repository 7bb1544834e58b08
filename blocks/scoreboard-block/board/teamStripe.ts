import type { CSSProperties } from 'react';
import { teamColors } from '../../../components/sports/teamColors';
import type { Game } from '../../../utils/stats/game';

/** The colors of the stripe across a scoreboard: visitors on the left, as below it. */
export function teamStripe({ league, away, home }: Game): CSSProperties {
  const colorOf = ({ abbreviation, teamId }: Game['home']) =>
    teamColors(league, abbreviation, teamId)[0];
  return { '--away': colorOf(away), '--home': colorOf(home) } as CSSProperties;
}
