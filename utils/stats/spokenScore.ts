import { announcement } from './announcement';
import type { Game } from './game';
import { ordinal } from './ordinal';
import { scoreLine } from './scoreLine';
import { spokenPeriod } from './spokenPeriod';
import { startLabel } from './startLabel';

/**
 * A game as a screen reader says it: `Eagles 17, Cowboys 14, 3rd quarter, 4:12 left`; `Cowboys at
 * Eagles, Nov. 22, 1 p.m.`; `Final: Eagles 24, Cowboys 17`.
 */
export function spokenScore(game: Game): string {
  const pair = `${game.away.nickname} at ${game.home.nickname}`;
  switch (game.status) {
    case 'pre-game':
      return `${pair}, ${startLabel(game.start)}`;
    case 'in-progress':
      return [scoreLine(game) || pair, spokenPeriod(game), spokenClock(game)]
        .filter(Boolean)
        .join(', ');
    case 'postponed':
      return game.makeup
        ? `${pair}, postponed to ${startLabel(game.makeup)}`
        : `${pair}, postponed`;
    case 'suspended':
      return game.resumes
        ? `${announcement(game)}, resumes ${startLabel(game.resumes)}`
        : announcement(game);
    default:
      return announcement(game);
  }
}

/** `4:12 left`; soccer: `67th minute`. */
function spokenClock(game: Game): string {
  const progress = 'progress' in game ? game.progress : null;
  if (progress?.kind !== 'periods' || progress.isBreak || progress.isShootout) return '';
  if (progress.clock === null) return '';
  const { minutes, seconds } = progress.clock;
  if (game.sport === 'soccer') {
    return `${ordinal(Math.max(1, seconds > 0 ? minutes + 1 : minutes))} minute`;
  }
  return `${minutes}:${String(seconds).padStart(2, '0')} left`;
}
