import type { Game, Play } from '../../../../utils/stats/game';
import { minuteOf } from '../../game/minuteOf';
import { periodName } from '../../../../utils/stats/periodName';
import type { WinCurve } from '../../../../utils/stats/winCurve';

/** `72%`; a game that can still turn is never at 0 or 100. */
export function percent(share: number, isOver: boolean): string {
  const rounded = Math.round(share * 100);
  return `${isOver ? rounded : Math.min(99, Math.max(1, rounded))}%`;
}

/** The curve in words, for those who don't see it. */
export function describeCurve(game: Game, { points, home, isOver }: WinCurve): string {
  const chances = points.map((point) => point.home);
  const highest = (share: number) => percent(share, false);
  const peaks = `At their best the ${game.home.nickname} stood at ${highest(Math.max(...chances))}, the ${game.away.nickname} at ${highest(1 - Math.min(...chances))}.`;
  if (isOver) return `Win probability from the start to the end. ${peaks}`;
  return `Win probability from the start until now: ${game.home.nickname} ${percent(home, false)}, ${game.away.nickname} ${percent(1 - home, false)}. ${peaks}`;
}

/** When a play was: `Third Quarter, 4:12`, `Top of the Fifth Inning`. */
export function whenOf(game: Game, play: Play): string {
  const { period, half } = play;
  const clock = minuteOf(game, play);
  const name = periodName(game, period, 'long');
  if (half) return `${half === 'Top' ? 'Top' : 'Bottom'} of the ${name}`;
  return clock ? `${name}, ${clock}` : name;
}
