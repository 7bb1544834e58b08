import type { Game } from './game';
import { scoreLine } from './scoreLine';
import { spokenPeriod } from './spokenPeriod';
import { wentBeyond } from './wentBeyond';

/**
 * What a live region says of a game when it changes: score, period and final, never the clock.
 * `Eagles 17, Cowboys 14, 3rd quarter`; `Final: Eagles 24, Cowboys 17`; empty before the game.
 */
export function announcement(game: Game): string {
  const pair = `${game.away.nickname} at ${game.home.nickname}`;
  const score = scoreLine(game) || pair;
  switch (game.status) {
    case 'pre-game':
      return '';
    case 'in-progress':
      return joined(score, spokenPeriod(game));
    case 'delayed':
    case 'suspended':
      return joined(score, spokenPeriod(game), game.status);
    case 'final':
      return `Final: ${joined(score, beyond(game))}`;
    case 'vacated':
      return joined(score, 'vacated by both teams');
    case 'postponed':
    case 'canceled':
      return joined(pair, game.status);
  }
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** `overtime`, `2 overtimes`, `Union win shootout 4-3`, `10 innings`. */
function beyond(game: Game): string {
  const short = wentBeyond(game);
  if (short === 'SO') return shootout(game);
  if (short === 'ET') return 'extra time';
  if (short.endsWith('OT')) return short === 'OT' ? 'overtime' : `${short.slice(0, -2)} overtimes`;
  return short && `${short} innings`;
}

function shootout({ away, home }: Game): string {
  const [winner, other] = away.isWinner ? [away, home] : [home, away];
  if (winner.shootout === undefined || other.shootout === undefined) return 'shootout';
  return `${winner.nickname} win shootout ${winner.shootout}-${other.shootout}`;
}
