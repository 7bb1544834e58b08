import type { Game } from './game';
import { periodName } from './periodName';
import { regulationPeriods } from './regulationPeriods';

/** How a game went beyond its regular length: `OT`, `2OT`, `SO`, `ET`, `10` (innings); empty when it did not. */
export function wentBeyond(game: Game): string {
  const lines = Math.max(game.away.lines.length, game.home.lines.length);
  const progress = 'progress' in game ? game.progress : null;
  const played = progress?.kind === 'innings' ? progress.inning : (progress?.period ?? 0);
  const last = Math.max(lines, played);
  if (last <= regulationPeriods(game.sport)) return '';
  return game.sport === 'baseball' ? String(last) : periodName(game, last, 'short');
}
