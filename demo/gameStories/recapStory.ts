import type { StoryFile } from '../edition/StoryFile';
import type { PreGame } from '../../utils/stats/game';
import { count } from './apWords';
import { courseOf } from './course';
import { gameStoryFile } from './gameStoryFile';
import { nextSentence } from './nextGame';
import { performersOf } from './performers';
import type { Result } from './Result';
import { baseball } from './texts/baseball';
import { basketball } from './texts/basketball';
import type { Cast, Piece, Pieces } from './texts/Cast';
import { football } from './texts/football';
import { hockey } from './texts/hockey';
import { soccer } from './texts/soccer';

const TEXTS: Record<Result['desk']['team']['sport'], Pieces> = {
  baseball,
  basketball,
  football,
  hockey,
  soccer,
};

/** The story of a team's last game; null where nobody is in its box score. */
export function recapStory(result: Result, next: PreGame | null, clock: Date): StoryFile | null {
  const { desk, scoreLine, game } = result;
  const piece = pieceFor(result);
  const performers = performersOf(result);
  const [star, other = star] = performers;
  if (!piece || !star || !other) return null;
  const cast: Cast = {
    them: result.opponent,
    score: result.score,
    day: result.day,
    name: result.name,
    star: () => result.name(star.name),
    other: () => result.name(other.name),
  };
  // In the order in which they are read: names come whole the first time.
  const lede = `${result.dateline}${piece.lede(cast)}`;
  const scene = piece.scene(cast);
  const ending = piece.ending(cast);
  const course = courseOf(result);
  const lines = performers.map(({ name, did }) => `${result.name(name)} ${did}.`).join(' ');
  const [recapSeed] = desk.seeds;
  return gameStoryFile(desk, game, {
    slug: `${desk.team.key}-last-game`,
    address: `${desk.team.key}-${slugOf(result.them.nickname)}-score`,
    headline: `${scoreLine}: ${piece.headline}`,
    web: `${desk.team.name} ${verb(result).now}: ${piece.headline}`,
    eyebrow: scoreLine,
    description: piece.deck,
    subject: 'Game Stories',
    hoursAgo: Math.max(0.3, hoursSince(game.start.at, clock) - desk.filedAfter),
    lead: {
      seed: recapSeed,
      caption: `The ${desk.team.name} ${verb(result).past} ${result.day} at ${result.park}.`,
    },
    body: [
      lede,
      resultSentence(result),
      scene,
      ending,
      ':::newsletter sports-daily',
      '## How it went',
      course,
      lines,
      `The whole of it is in the [box score and play-by-play](${result.page}).`,
      `**Next game that counts:** ${nextSentence(desk, next, clock)}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  });
}

function pieceFor({ desk, outcome, beyond, us }: Result): Piece | undefined {
  const pieces = TEXTS[desk.team.sport];
  const isLate = beyond !== '' || us.shootout !== undefined;
  if (isLate && outcome === 'win') return pieces.lateWin ?? pieces.win;
  if (isLate && outcome === 'loss') return pieces.lateLoss ?? pieces.loss;
  return pieces[outcome];
}

/** `beat the Giants, 24-17,` */
function verb({ outcome, opponent, score, us, them, beyond }: Result) {
  const pens = us.shootout !== undefined && us.score === them.score;
  const late = pens ? ' on penalty kicks' : lateWords(beyond);
  switch (outcome) {
    case 'rout':
    case 'win':
      return {
        past: `beat ${opponent}, ${score},${late}`,
        now: `beat ${opponent}, ${score}${late && `,${late}`}`,
      };
    case 'draw':
      return {
        past: `drew with ${opponent}, ${score},${late}`,
        now: `draw with ${opponent}, ${score}`,
      };
    default:
      return {
        past: `lost to ${opponent}, ${score},${late}`,
        now: `lose to ${opponent}, ${score}${late && `,${late}`}`,
      };
  }
}

function lateWords(beyond: string): string {
  if (beyond === '') return '';
  if (beyond === 'SO') return ' in a shootout';
  return /^\d+$/.test(beyond) ? ` in ${count(Number(beyond), 'inning')}` : ' in overtime';
}

/** `The Eagles (7-4) beat the Giants (6-5), 24-17, on Sunday at Lincoln Financial Field.` */
export function resultSentence(result: Result): string {
  const { desk, record, theirRecord, opponent, day, park } = result;
  const sentence = `The ${desk.team.name} ${verb(result).past} on ${day} at ${park}.`;
  return sentence
    .replace(desk.team.name, record ? `${desk.team.name} (${record})` : desk.team.name)
    .replace(`${opponent},`, theirRecord ? `${opponent} (${theirRecord}),` : `${opponent},`);
}

function hoursSince(moment: string | null, clock: Date): number {
  return (clock.getTime() - Date.parse(moment ?? '')) / 3_600_000 || 0;
}

function slugOf(nickname: string): string {
  return nickname
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
}
