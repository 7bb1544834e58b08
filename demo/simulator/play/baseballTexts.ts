import type { Random } from '../../random';
import type { Credit } from './Fixture';
import type { Nine, Runner } from './Nine';
import type { Outcome, Turn } from './planHalfInning';
import { credit } from './Tape';

interface Told {
  type: string;
  text: string;
  credits: Credit[];
}

interface TurnPlayed {
  turn: Turn;
  nine: Nine;
  field: Nine;
  batter: Runner;
  /** Runners on first, second and third before it. */
  before: (Runner | null)[];
  scored: Runner[];
  random: Random;
}

const POSITION_NAMES: Record<string, string> = {
  P: 'pitcher',
  C: 'catcher',
  '1B': 'first baseman',
  '2B': 'second baseman',
  '3B': 'third baseman',
  SS: 'shortstop',
  LF: 'left fielder',
  CF: 'center fielder',
  RF: 'right fielder',
};
const INFIELD = ['SS', '2B', '3B', '1B', 'SS', '2B', 'P'];
const OUTFIELD = ['LF', 'CF', 'RF'];
const FIELDS: Record<string, string> = { LF: 'left', CF: 'center', RF: 'right' };
const BASES = ['', 'first', 'second', 'third', 'home'];
/** Turns that are no at-bat. */
const NO_AT_BAT: readonly Outcome[] = ['walk', 'hit by pitch', 'sacrifice fly'];

/** What the play-by-play says of a turn, and what the box score counts. */
export function describeTurn(told: TurnPlayed): Told {
  const { turn, nine, batter, before, scored } = told;
  const text = turn.isBatter ? batterText(told) : runnersText(told);
  const advances = turn.moves.flatMap(({ from, to }) => {
    const runner = before[from - 1];
    if (from === 0 || !runner || to === 4 || turn.outcome === 'stolen base') return [];
    const name = nine.nameOf(runner.player);
    return to === 'out' || to < 3 || turn.outcome === 'wild pitch' ? [] : `${name} to third.`;
  });
  // On a home run the text has the count of runs; the batter needs no mention.
  const runs = scored
    .filter((runner) => runner !== batter)
    .map(({ player }) => `${nine.nameOf(player)} scores.`);
  return {
    type: turn.outcome.charAt(0).toUpperCase() + turn.outcome.slice(1),
    text: [text, ...runs, ...advances].join(' '),
    credits: creditsOf(told),
  };
}

function batterText({ turn, nine, field, batter, scored, random }: TurnPlayed): string {
  const name = nine.nameOf(batter.player);
  const at = (position: string) => `${POSITION_NAMES[position]} ${field.fielder(position)}`;
  const infielder = random.pick(INFIELD);
  const outfielder = random.pick(OUTFIELD);
  switch (turn.outcome) {
    case 'strikeout':
      return `${name} strikes out against ${field.pitcherName}.`;
    case 'walk':
      return `${name} walks.`;
    case 'hit by pitch':
      return `${name} is hit by a pitch.`;
    case 'single':
      return `${name} singles on a ${random.pick(['line drive', 'ground ball', 'soft fly'])} to ${at(outfielder)}.`;
    case 'double':
      return `${name} doubles on a ${random.pick(['line drive', 'sharp fly', 'hard ground ball'])} to ${at(outfielder)}.`;
    case 'triple':
      return `${name} triples on a drive into the gap in ${random.pick(['left-center', 'right-center'])}.`;
    case 'home run': {
      const side = FIELDS[outfielder];
      const kind = ['', 'solo home run', 'two-run home run', 'three-run home run', 'grand slam'];
      return `${name} hits a ${kind[scored.length]} (${random.whole(352, 448)} feet) to ${side} field.`;
    }
    case 'error':
      return `${name} reaches on an error by ${at(random.pick(['SS', '3B', '2B', '1B']))}.`;
    case 'groundout':
      return infielder === '1B'
        ? `${name} grounds out to ${at('1B')}, unassisted.`
        : `${name} grounds out, ${at(infielder)} to ${at('1B')}.`;
    case 'flyout':
      return `${name} flies out to ${at(outfielder)}.`;
    case 'sacrifice fly':
      return `${name} hits a sacrifice fly to ${at(outfielder)}.`;
    case 'lineout':
      return `${name} lines out to ${at(random.pick([...INFIELD, ...OUTFIELD]))}.`;
    case 'popout':
      return `${name} pops out to ${at(random.pick(['C', ...INFIELD]))}.`;
    case 'double play': {
      const [start, pivot] = random.pick([
        ['SS', '2B'],
        ['2B', 'SS'],
        ['3B', '2B'],
      ] as const);
      return `${name} grounds into a double play, ${at(start)} to ${at(pivot)} to ${at('1B')}.`;
    }
    case 'fielder’s choice':
      return `${name} grounds into a force out, ${at('SS')} to ${at('2B')}.`;
    default:
      throw new RangeError(`no batter ends his turn with a ${turn.outcome}`);
  }
}

function runnersText({ turn, nine, field, before }: TurnPlayed): string {
  const [move] = turn.moves;
  const runner = move && before[move.from - 1];
  const name = runner ? nine.nameOf(runner.player) : '';
  switch (turn.outcome) {
    case 'stolen base':
      return `${name} steals second base.`;
    case 'caught stealing':
      return `${name} is caught stealing second base, catcher ${field.fielder('C')} to shortstop ${field.fielder('SS')}.`;
    default: {
      const stays = turn.moves.flatMap(({ from, to }) => {
        const moved = before[from - 1];
        return moved && typeof to === 'number' && to < 4
          ? [`${nine.nameOf(moved.player)} to ${BASES[to]}.`]
          : [];
      });
      return [`Wild pitch by ${field.pitcherName}.`, ...stays].join(' ');
    }
  }
}

function creditsOf({ turn, nine, field, batter, before, scored }: TurnPlayed): Credit[] {
  const { outcome } = turn;
  const own = (player: number | null, stat: string, by = 1) => credit(nine.place, player, stat, by);
  const theirs = (player: number | null, stat: string, by = 1) =>
    credit(field.place, player, stat, by);
  const credits = scored.flatMap((runner) => [
    own(runner.player, 'runs'),
    theirs(runner.pitcher, 'runsAllowed'),
    ...(runner.isEarned ? [theirs(runner.pitcher, 'earnedRuns')] : []),
  ]);
  const runner = before[(turn.moves[0]?.from ?? 0) - 1];
  if (outcome === 'stolen base' && runner) credits.push(own(runner.player, 'steals'));
  if (!turn.isBatter) return credits;
  if (!NO_AT_BAT.includes(outcome)) credits.push(own(batter.player, 'atBats'));
  const batsIn = outcome === 'error' || outcome === 'double play' ? 0 : scored.length;
  if (batsIn > 0) credits.push(own(batter.player, 'rbi', batsIn));
  switch (outcome) {
    case 'home run':
      credits.push(own(batter.player, 'homers'), theirs(field.pitcher, 'homersAllowed'));
      credits.push(own(batter.player, 'hits'), theirs(field.pitcher, 'hitsAllowed'));
      credits.push(own(null, 'extraBaseHits'));
      break;
    case 'double':
    case 'triple':
      credits.push(own(null, 'extraBaseHits'));
      credits.push(own(batter.player, 'hits'), theirs(field.pitcher, 'hitsAllowed'));
      break;
    case 'single':
      credits.push(own(batter.player, 'hits'), theirs(field.pitcher, 'hitsAllowed'));
      break;
    case 'walk':
      credits.push(own(batter.player, 'walks'), theirs(field.pitcher, 'walksAllowed'));
      break;
    case 'strikeout':
      credits.push(own(batter.player, 'strikeouts'), theirs(field.pitcher, 'strikeoutsMade'));
      break;
    case 'error':
      credits.push(theirs(null, 'errors'));
      break;
    case 'double play':
      credits.push(theirs(null, 'doublePlays'));
      break;
    default:
  }
  return credits;
}
