import type { Game } from './game';
import { isLive } from './isLive';
import { isHalftime } from './isHalftime';
import { ordinal } from './ordinal';
import { periodName } from './periodName';
import { soccerMinute } from './soccerMinute';

/**
 * How far a live game is (widgets §4): `3rd 4:12`, `OT 8:00`, `End 1st`, `Halftime`, `Top 5th`, `Bot
 * 9th`, `67'`, `45+2'`, `SO`. Empty for games that are not live, and where the provider does not say.
 */
export function progressLabel(game: Game): string {
  if (!isLive(game) || game.progress === null) return '';
  const { progress } = game;
  if (progress.kind === 'innings') {
    return `${progress.half.slice(0, 3)} ${ordinal(progress.inning)}`;
  }
  const name = periodName(game, progress.period, 'short');
  if (progress.isShootout) return name;
  if (isHalftime(game)) return 'Halftime';
  if (progress.isBreak) return `End ${name}`;
  if (progress.clock === null) return name;
  const { minutes, seconds } = progress.clock;
  if (game.sport === 'soccer') return soccerMinute(progress.period, minutes, seconds);
  return `${name} ${minutes}:${String(seconds).padStart(2, '0')}`;
}
