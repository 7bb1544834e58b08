import type { CSSProperties } from 'react';
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

/**
 * A team's crest: its letters on a shield in its colors. Logos belong to the teams. Decorative: the
 * name stands beside it. The shield is the style sheet's, as a page has up to a hundred of them.
 */
export function TeamMark({ teamId, abbreviation, league, size }: TeamMarkProps) {
  const [field, band] = teamColors(league, abbreviation, teamId);
  const letters = monogramOf(abbreviation);
  const style = {
    '--size': `${size}px`,
    '--field': field,
    '--band': band,
    '--ink': readableInk(field) ?? undefined,
  };
  return (
    <i
      className={letters.length > 1 ? 'team-mark team-mark--pair' : 'team-mark'}
      style={style as CSSProperties}
      data-letters={letters}
      aria-hidden="true"
    />
  );
}
