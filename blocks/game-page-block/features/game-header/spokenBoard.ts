import { formatTeamRecord } from '../../../../utils/stats/formatTeamRecord';
import { currentDown } from '../../../../utils/stats/currentDown';
import type { Game, Place } from '../../../../utils/stats/game';
import { spokenScore } from '../../../../utils/stats/spokenScore';
import { timeoutDots } from '../../../../utils/stats/timeoutDots';

/** All that the board shows, in sentences: score, records, ball, timeouts, bases. */
export function spokenBoard(game: Game): string {
  return [
    spokenScore(game),
    records(game),
    possession(game),
    down(game),
    timeouts(game),
    situation(game),
  ]
    .filter(Boolean)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}

function records(game: Game): string {
  const of = (place: Place) => {
    const record = formatTeamRecord(game[place], game.sport);
    return record && `${game[place].nickname} ${record}`;
  };
  const both = [of('away'), of('home')].filter(Boolean).join(', ');
  return both && `Records: ${both}`;
}

function possession(game: Game): string {
  if (game.status !== 'in-progress' || !game.possession) return '';
  const { nickname } = game[game.possession];
  if (game.sport === 'hockey') return `Power play: ${nickname}`;
  return game.sport === 'football' ? `${nickname} have the ball` : '';
}

function down(game: Game): string {
  const now = currentDown(game);
  return now ? `${now.down.replace('&', 'and')} at ${now.line}`.trim() : '';
}

/** Of the sides of which the provider says it. */
function timeouts(game: Game): string {
  const left = (['away', 'home'] as const).flatMap((place) => {
    const dots = timeoutDots(game, place);
    return dots.length > 0 ? [`${game[place].nickname} ${dots.filter(Boolean).length}`] : [];
  });
  return left.length > 0 ? `Timeouts left: ${left.join(', ')}` : '';
}

const BASES = ['first', 'second', 'third'];

function situation(game: Game): string {
  if (game.status !== 'in-progress' || game.progress.kind !== 'innings') return '';
  const now = game.progress.situation;
  if (!now) return '';
  const runners = BASES.filter((_, index) => now.bases[index]);
  const on = runners.length > 0 ? `runners on ${runners.join(' and ')}` : 'bases empty';
  return `${now.outs === 1 ? '1 out' : `${now.outs} outs`}, ${on}, count ${now.balls}-${now.strikes}`;
}
