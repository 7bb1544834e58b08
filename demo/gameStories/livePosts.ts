import type { ScoringPlay } from '../../utils/stats/game';
import { count, ordinalWord } from './apWords';
import { decided } from './course';
import { footballScore, type FootballScore } from './footballScore';
import { endOf, finalMinute, minuteOf } from './liveClock';
import { performersOf } from './performers';
import { resultSentence } from './recapStory';
import type { Result } from './Result';
import { OURS, TAKEAWAYS, THEIRS, type Scored } from './texts/footballLive';

/** One post of a live blog. */
export interface LivePost {
  /** After kickoff; negative before it. */
  minute: number;
  header: string;
  /** Written when the post is read: names come whole the first time. */
  body: () => string;
}

/** The posts of a football game, in the order in which they were written. At least eight. */
export function livePosts(result: Result): LivePost[] {
  const { game, desk, opponent, park, beyond, outcome, name } = result;
  const [us, them] = [desk.team.name, result.them.nickname];
  const end = finalMinute(game.scoring, beyond !== '');
  const performers = performersOf(result);
  const hasDecider = decided({ ...result, name: (player) => player }) !== '';
  const posts: LivePost[] = [
    {
      minute: -25,
      header: `${result.isHome ? `${them} at ${us}` : `${us} at ${them}`}: We're here, and so is the coffee`,
      body: () =>
        `Hello from ${park}. The ${us} and ${opponent} kick off in less than half an hour${game.network && `, on ${game.network}`}. Stay here for every score, or have the play-by-play open beside it.`,
    },
    {
      minute: 1,
      header: 'Kickoff',
      body: () => 'The ball is in the air. Phones down, or at least this side up.',
    },
    ...scorePosts(result),
    ...[1, 3].map((period) => quarterPost(result, period)),
    {
      minute: endOf(2),
      header: `Halftime: ${scoreText(result, ...at(result, 2))}`,
      body: () => HALVES[stateOf(at(result, 2))],
    },
    ...(beyond ? [overtimePost(result)] : []),
    {
      minute: end,
      header: `Final: ${result.scoreLine}`,
      body: () =>
        `That's it from the field. Here is how it went by quarters.\n\n${lineScore(result)}`,
    },
    {
      minute: end + 6,
      header: 'The numbers to remember',
      body: () => performers.map(({ name: player, did }) => `${name(player)} ${did}.`).join(' '),
    },
    ...(hasDecider
      ? [{ minute: end + 9, header: 'The turning point', body: () => decided(result) }]
      : []),
    {
      minute: end + 14,
      header: TAKEAWAYS[outcome].header,
      body: () =>
        `${resultSentence(result)}\n\n${TAKEAWAYS[outcome].body(() => name(performers[0]?.name ?? ''))}`,
    },
  ];
  return posts.toSorted((a, b) => a.minute - b.minute);
}

type Score = readonly [ours: number, theirs: number];

/** `Eagles 14, Giants 7`: who leads comes first. */
function scoreText({ desk, them }: Result, ours: number, theirs: number): string {
  const sides = [`${desk.team.name} ${ours}`, `${them.nickname} ${theirs}`];
  return (theirs > ours ? sides.toReversed() : sides).join(', ');
}

const at = ({ after }: Result, period: number): Score => after[period - 1] ?? [0, 0];

const stateOf = ([ours, theirs]: Score) =>
  ours === theirs ? 'even' : ours > theirs ? 'ahead' : 'behind';

const HALVES = {
  ahead: 'A good half to have been at. There is another one to play.',
  even: 'So they will start over, with less time.',
  behind: 'The coach walked in without a word for the reporter who waited at the tunnel.',
};

function quarterPost(result: Result, period: number): LivePost {
  const scores = result.game.scoring.filter((play) => play.period === period).length;
  return {
    minute: endOf(period),
    header: `End of the ${ordinalWord(period)} quarter: ${scoreText(result, ...at(result, period))}`,
    body: () =>
      scores === 0
        ? `Nobody scored in the ${ordinalWord(period)}. The punters have met.`
        : `There ${scores === 1 ? 'was' : 'were'} ${count(scores, 'scoring play')} in the ${ordinalWord(period)}.`,
  };
}

function overtimePost(result: Result): LivePost {
  return {
    minute: endOf(4),
    header: `Four quarters were not enough: ${scoreText(result, ...at(result, 4))}`,
    body: () => 'Overtime: 10 minutes, and both teams get the ball. Nobody here has left.',
  };
}

function scorePosts(result: Result): LivePost[] {
  const { game, isHome } = result;
  const told: Record<string, number> = {};
  let before: Score = [0, 0];
  return game.scoring.flatMap((play) => {
    const [ours, theirs] = isHome ? [play.home, play.away] : [play.away, play.home];
    const score = footballScore(play.text);
    if (ours === null || theirs === null || !score) return [];
    const isOurs = ours > before[0];
    const tellings = (isOurs ? OURS : THEIRS)[score.kind];
    const turn = (told[`${isOurs} ${score.kind}`] ??= 0);
    told[`${isOurs} ${score.kind}`] = turn + 1;
    const telling = tellings[turn % tellings.length];
    if (!telling) return [];
    const scored = scoredBy(result, score, isOurs);
    const sign = isOurs ? 1 : -1;
    const was = sign * (before[0] - before[1]);
    const is = sign * (ours - theirs);
    const isFirst = before[0] + before[1] === 0;
    before = [ours, theirs];
    return [
      {
        minute: minuteOf(play),
        header: telling.header(scored),
        body: () =>
          [
            `**${scoreText(result, ours, theirs)}** (${momentOf(play)})\n\n${telling.body(scored)}`,
            tryText(result, score),
            isFirst ? '' : meaning(was, is, scored.team, turn),
          ]
            .filter(Boolean)
            .join(' '),
      },
    ];
  });
}

function scoredBy(result: Result, score: FootballScore, isOurs: boolean): Scored {
  const { name, opponent, desk } = result;
  const [team, others] = [`the ${desk.team.name}`, opponent];
  const last = score.kind === 'safety' ? '' : score.player;
  return {
    last,
    player: () => name(last),
    passer: () => (score.kind === 'catch' ? name(score.passer) : ''),
    yards: score.kind === 'safety' ? 0 : score.yards,
    ...(isOurs ? { team, others } : { team: others, others: team }),
  };
}

function tryText({ name }: Result, score: FootballScore): string {
  if (score.kind === 'field goal' || score.kind === 'safety') return '';
  switch (score.extra.kind) {
    case 'two':
      return `They go for two and get it, ${name(score.extra.passer)} to ${name(score.extra.catcher)}.`;
    case 'missed kick':
      return 'The extra point is no good.';
    case 'missed pass':
      return 'The 2-point pass falls incomplete.';
    default:
      return '';
  }
}

/** What a score changed. Leads are those of the team that scored. */
function meaning(was: number, is: number, team: string, turn: number): string {
  if (is === 0) return turn % 2 === 0 ? "That's a tie." : 'All even again.';
  if (is < 0) {
    const short =
      is < -8
        ? `still ${-is} points down`
        : `within ${-is === 1 ? 'a point' : count(-is, 'point')}`;
    return `${team.replace(/^the/, 'The')} are ${short}.`;
  }
  if (was < 0) return `${team.replace(/^the/, 'The')} trailed, and now they lead.`;
  if (was === 0) return turn % 2 === 0 ? 'The tie is broken.' : `The lead belongs to ${team}.`;
  if (is <= 8) return 'It is still a one-score game.';
  if (was <= 8) return 'That makes it more than one score.';
  return turn % 2 === 0 ? `The lead is ${is}.` : `There are ${is} points between them now.`;
}

/** `12:54 left in the first quarter`. */
function momentOf({ period, clock }: ScoringPlay): string {
  const quarter = period > 4 ? 'overtime' : `the ${ordinalWord(period)} quarter`;
  return clock === '0:00' ? `no time left in ${quarter}` : `${clock} left in ${quarter}`;
}

/** The score by quarters as a table, which a live blog takes as interactive HTML. */
function lineScore({ game }: Result): string {
  const periods = Math.max(game.away.lines.length, game.home.lines.length);
  const labels = Array.from({ length: periods }, (_, index) => (index < 4 ? `${index + 1}` : 'OT'));
  const head = ['Team', ...labels, 'Total'].map((label) => `<th scope="col">${label}</th>`);
  const rows = [game.away, game.home].map(({ nickname, lines, score }) => {
    const cells = [...labels.map((_, index) => lines[index] ?? 0), score ?? 0];
    const row = cells.map((value) => `<td>${value}</td>`).join('');
    return `<tr><th scope="row">${nickname}</th>${row}</tr>`;
  });
  return [
    'Interactive HTML',
    '',
    '```raw_html',
    `<table><caption>Score by quarters</caption><thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table>`,
    '```',
  ].join('\n');
}
