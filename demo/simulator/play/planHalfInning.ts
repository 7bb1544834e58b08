import type { Random } from '../../random';
import { weighted } from './Tape';

export type Outcome =
  | 'strikeout'
  | 'walk'
  | 'hit by pitch'
  | 'single'
  | 'double'
  | 'triple'
  | 'home run'
  | 'error'
  | 'groundout'
  | 'flyout'
  | 'lineout'
  | 'popout'
  | 'double play'
  | 'fielder’s choice'
  | 'sacrifice fly'
  | 'stolen base'
  | 'caught stealing'
  | 'wild pitch';

/** A runner goes from a base (0: the plate) to another (4: home). */
export interface Move {
  from: number;
  to: number | 'out';
}

/** One batter's turn, or what runners do before it (`isBatter` false). */
export interface Turn {
  outcome: Outcome;
  isBatter: boolean;
  /** The runner farthest ahead first; of the batter last. */
  moves: Move[];
}

export interface HalfInning {
  turns: Turn[];
  runs: number;
}

const WEIGHTS = {
  strikeout: 226,
  walk: 84,
  'hit by pitch': 11,
  single: 141,
  double: 44,
  triple: 4,
  'home run': 30,
  error: 9,
  groundout: 198,
  flyout: 158,
  lineout: 48,
  popout: 47,
} satisfies Partial<Record<Outcome, number>>;

/**
 * What happens in a half inning, without names: turns until three are out, or until so many runs are
 * in that the game is won.
 */
export function planHalfInning(
  random: Random,
  { runnerOnSecond, runsToWin }: { runnerOnSecond: boolean; runsToWin: number | null },
): HalfInning {
  const bases: [boolean, boolean, boolean] = [false, runnerOnSecond, false];
  const turns: Turn[] = [];
  let runs = 0;
  let outs = 0;
  const apply = (turn: Turn) => {
    const wins = runsToWin !== null && turn.outcome !== 'home run';
    const moves = turn.moves.filter(({ to }) => {
      if (to === 'out') outs += 1;
      // The game is over with the run that wins it; nobody behind that runner comes home.
      if (to !== 4) return true;
      if (wins && runs >= runsToWin) return false;
      runs += 1;
      return true;
    });
    for (const { from } of moves) if (from > 0) bases[from - 1] = false;
    for (const { to } of moves) if (typeof to === 'number' && to < 4) bases[to - 1] = true;
    turns.push({ ...turn, moves });
  };
  const isOver = () => outs >= 3 || (runsToWin !== null && runs >= runsToWin);
  while (!isOver()) {
    const onTheBases = runnersGo(random, bases);
    if (onTheBases) apply(onTheBases);
    if (isOver()) break;
    apply(batterGoes(random, bases, outs));
  }
  return { turns, runs };
}

function runnersGo(random: Random, [first, second, third]: boolean[]): Turn | null {
  if (first && !second && random.chance(0.06)) {
    const isSafe = random.chance(0.78);
    return {
      outcome: isSafe ? 'stolen base' : 'caught stealing',
      isBatter: false,
      moves: [{ from: 1, to: isSafe ? 2 : 'out' }],
    };
  }
  if (!(first || second || third) || !random.chance(0.012)) return null;
  const moves = [3, 2, 1].flatMap((base) =>
    [first, second, third][base - 1] ? [{ from: base, to: base + 1 }] : [],
  );
  return { outcome: 'wild pitch', isBatter: false, moves };
}

function batterGoes(random: Random, bases: boolean[], outs: number): Turn {
  const drawn = weighted(random, WEIGHTS);
  const turn = (outcome: Outcome, moves: Move[]): Turn => ({ outcome, isBatter: true, moves });
  switch (drawn) {
    case 'groundout':
      return grounder(random, bases, outs, turn);
    case 'flyout':
      if (bases[2] && outs < 2 && random.chance(0.55)) {
        return turn('sacrifice fly', [
          { from: 3, to: 4 },
          { from: 0, to: 'out' },
        ]);
      }
      return turn('flyout', [{ from: 0, to: 'out' }]);
    case 'strikeout':
    case 'lineout':
    case 'popout':
      return turn(drawn, [{ from: 0, to: 'out' }]);
    case 'walk':
    case 'hit by pitch':
      return turn(drawn, forced(bases));
    case 'error':
      return turn(
        drawn,
        advance(bases, () => 1, 1),
      );
    case 'single':
      return turn(drawn, single(random, bases));
    case 'double': {
      const fromFirst = random.chance(0.42) ? 3 : 2;
      return turn(
        drawn,
        advance(bases, (base) => (base === 1 ? fromFirst : 2), 2),
      );
    }
    case 'triple':
      return turn(
        drawn,
        advance(bases, () => 3, 3),
      );
    case 'home run':
      return turn(
        drawn,
        advance(bases, () => 4, 4),
      );
  }
}

function grounder(
  random: Random,
  [first, second, third]: boolean[],
  outs: number,
  turn: (outcome: Outcome, moves: Move[]) => Turn,
): Turn {
  // With two out everybody runs, and nobody gets anywhere.
  if (outs === 2) return turn('groundout', [{ from: 0, to: 'out' }]);
  const comesHome: Move[] = third ? [{ from: 3, to: 4 }] : [];
  const toThird: Move[] = second ? [{ from: 2, to: 3 }] : [];
  if (first && random.chance(0.42)) {
    const others = outs === 0 ? [...comesHome, ...toThird] : [];
    return turn('double play', [...others, { from: 1, to: 'out' }, { from: 0, to: 'out' }]);
  }
  if (first) {
    return turn('fielder’s choice', [
      ...comesHome,
      ...toThird,
      { from: 1, to: 'out' },
      { from: 0, to: 1 },
    ]);
  }
  if (third && !random.chance(0.5)) return turn('groundout', [{ from: 0, to: 'out' }]);
  return turn('groundout', [...comesHome, ...toThird, { from: 0, to: 'out' }]);
}

function single(random: Random, [first, second, third]: boolean[]): Move[] {
  const scoresFromSecond = random.chance(0.62);
  const isThirdFree = !second || scoresFromSecond;
  const takesTwo = isThirdFree && random.chance(0.3);
  return [
    ...(third ? [{ from: 3, to: 4 }] : []),
    ...(second ? [{ from: 2, to: scoresFromSecond ? 4 : 3 }] : []),
    ...(first ? [{ from: 1, to: takesTwo ? 3 : 2 }] : []),
    { from: 0, to: 1 },
  ];
}

function advance(bases: boolean[], by: (base: number) => number, batter: number): Move[] {
  const runners = [3, 2, 1].flatMap((base) =>
    bases[base - 1] ? [{ from: base, to: Math.min(4, base + by(base)) }] : [],
  );
  return [...runners, { from: 0, to: batter }];
}

/** Only who has no base left behind him must go. */
function forced([first, second, third]: boolean[]): Move[] {
  return [
    ...(first && second && third ? [{ from: 3, to: 4 }] : []),
    ...(first && second ? [{ from: 2, to: 3 }] : []),
    ...(first ? [{ from: 1, to: 2 }] : []),
    { from: 0, to: 1 },
  ];
}
