import type { Game, Place, Play } from '../../../../utils/stats/game';
import { periodName } from '../../../../utils/stats/periodName';
import { orderOf } from '../../game/orderOf';

export interface PlayGroup {
  /** Stable within the game: `3`, `5-Top`. */
  key: string;
  period: number;
  title: string;
  /** The score at the end of the group, or as it stands; null where no play says that of both sides. */
  score: Record<Place, number> | null;
  plays: Play[];
}

const BATTING: Record<'Top' | 'Bottom', Place> = { Top: 'away', Bottom: 'home' };

/**
 * The plays by period, in baseball by half inning. While the game is in progress what is newest comes
 * first, groups and plays alike; otherwise all is in the order in which it was played.
 */
export function groupPlays(game: Game): PlayGroup[] {
  const groups: PlayGroup[] = [];
  for (const play of game.plays) {
    const key = play.half ? `${play.period}-${play.half}` : String(play.period);
    let group = groups.at(-1);
    if (group?.key !== key) {
      group = {
        key,
        period: play.period,
        title: titleOf(game, play),
        score: null,
        plays: [],
      };
      groups.push(group);
    }
    group.plays.push(play);
    const { away, home } = play;
    if (away !== null && home !== null) group.score = { away, home };
  }
  if (orderOf(game) === 'played') return groups;
  return groups.toReversed().map((group) => ({ ...group, plays: group.plays.toReversed() }));
}

function titleOf(game: Game, { period, half }: Play): string {
  const name = periodName(game, period, 'long');
  if (!half) return name;
  return `${half} of the ${name}: ${game[BATTING[half]].nickname}`;
}
