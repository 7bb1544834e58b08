import type { League } from '../../utils/stats/game';
import { readableInk } from '../cards/readableInk';
import { monogramOf } from './monogramOf';
import { teamColors } from './teamColors';

export interface TeamMarkProps {
  /** The provider's id; 0 for none. */
  teamId: number;
  abbreviation: string;
  league: League;
  /** Side in px, 20 to 72. */
  size: number;
}

const SHIELD =
  'M12 .75c3.2 1.5 6.6 2 10 1.9v9.2c0 5.600-3.800 9.300-10 11.400C5.800 21.150 2 17.450 2 11.850V2.650c3.400.1 6.800-.4 10-1.9Z';

/**
 * A team's crest: its letters on a shield in its colors. Logos belong to the teams. Decorative: the
 * name stands beside it.
 */
export function TeamMark({ teamId, abbreviation, league, size }: TeamMarkProps) {
  const [field, band] = teamColors(league, abbreviation, teamId);
  const letters = monogramOf(abbreviation);
  return (
    <svg
      className="team-mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHIELD} fill={field} />
      <path
        d="M2 4.700V2.650c3.400.1 6.800-.4 10-1.900 3.200 1.500 6.600 2 10 1.900V4.700c-3.400.1-6.800-.4-10-1.900-3.200 1.500-6.600 2-10 1.900Z"
        fill={band}
      />
      <path className="team-mark__edge" d={SHIELD} />
      <text
        className="team-mark__letters"
        x="12"
        y={letters.length > 1 ? 16 : 17}
        fill={readableInk(field) ?? undefined}
        fontSize={letters.length > 1 ? 10.25 : 13.5}
      >
        {letters}
      </text>
    </svg>
  );
}
