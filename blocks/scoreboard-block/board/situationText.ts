import { formatTeamRecord } from '../../../utils/stats/formatTeamRecord';
import type { Game, Progress } from '../../../utils/stats/game';
import { timeoutDots } from '../../../utils/stats/timeoutDots';
import { dayOver } from './dayOver';

type Situation = NonNullable<Extract<Progress, { kind: 'innings' }>['situation']>;

/** What a scoreboard shows beside score and period, in words; empty where there is nothing. */
export function situationText(game: Game): string {
  const { status, isDoubleheader, occasion, venue, network } = game;
  const day = dayOver(game);
  const parts = [
    day && `${day}.`,
    isDoubleheader && 'Double Header.',
    occasion && `${occasion}.`,
    ball(game),
    count(game),
    shootout(game),
    timeouts(game),
    records(game),
    status === 'pre-game' && venue && `${venue}.`,
    network && `TV: ${network}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** A final game's goals stand with its score (`announcement`). */
function shootout({ status, away, home }: Game): string {
  if (status === 'final' || away.shootout === undefined || home.shootout === undefined) return '';
  return `Shootout: ${away.nickname} ${away.shootout}, ${home.nickname} ${home.shootout}.`;
}

/** NFL only (widgets §4). */
function ball(game: Game): string {
  if (game.status !== 'in-progress' || game.league !== 'nfl' || !game.possession) return '';
  const situation = game.plays.at(-1)?.situation;
  return `${game[game.possession].nickname} ball${situation ? `, ${situation}` : ''}.`;
}

function count(game: Game): string {
  if (game.status !== 'in-progress' || game.progress.kind !== 'innings') return '';
  const { situation } = game.progress;
  if (!situation) return '';
  const { balls, strikes, outs } = situation;
  return `${plural(balls, 'ball')}, ${plural(strikes, 'strike')}, ${plural(outs, 'out')}, ${runners(situation)}.`;
}

function runners({ bases }: Situation): string {
  const taken = ['first', 'second', 'third'].filter((_, index) => bases[index]);
  if (taken.length === 0) return 'bases empty';
  if (taken.length === 3) return 'bases loaded';
  return taken.length === 1 ? `runner on ${taken[0]}` : `runners on ${taken.join(' and ')}`;
}

function timeouts(game: Game): string {
  const { away, home } = game;
  if (timeoutDots(game, 'away').length === 0 || timeoutDots(game, 'home').length === 0) return '';
  return `Timeouts left: ${away.nickname} ${away.timeoutsLeft}, ${home.nickname} ${home.timeoutsLeft}.`;
}

function records(game: Game): string {
  const [away, home] = [game.away, game.home].map((side) => formatTeamRecord(side, game.sport));
  if (!away || !home) return '';
  return `Records: ${game.away.nickname} ${away}, ${game.home.nickname} ${home}.`;
}

function plural(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}
