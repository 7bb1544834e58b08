import { baseball } from './examples/baseball';
import { basketball } from './examples/basketball';
import { boxAt, cellAt, statsAt } from './examples/example';
import type { SportExample, Stage } from './examples/example';
import { football } from './examples/football';
import { hockey } from './examples/hockey';
import { soccer } from './examples/soccer';
import type { Game, GameStatus, Place, Play, ScoringPlay, Side, Sport } from './game';

const EXAMPLES: Record<Sport, SportExample> = { baseball, basketball, football, hockey, soccer };

/** How much of a game has been played in each status. */
const STAGES: Record<GameStatus, Stage> = {
  'pre-game': 'before',
  'in-progress': 'live',
  delayed: 'live',
  suspended: 'live',
  final: 'over',
  postponed: 'before',
  canceled: 'before',
  vacated: 'over',
};

type GameOf<Status extends GameStatus> = Extract<Game, { status: Status }>;

/**
 * A full game of a sport in a status, for states of blocks and for tests: always the same, its players
 * invented. All begin on Sunday, Nov. 22, 2026, at 1 p.m. in Philadelphia; while they are live it is about
 * 3 p.m. (`2026-11-22T20:00:00Z`).
 *
 * @param overrides replace whole members: `{ plays: [] }`, `{ teamPath: '' }`
 */
export function exampleGame<Status extends GameStatus>(
  sport: Sport,
  status: Status,
  overrides: Partial<GameOf<Status>> = {},
): GameOf<Status> {
  const example = EXAMPLES[sport];
  const stage = STAGES[status];
  const plays = playsAt(example, stage);
  const shared = {
    ...example.base,
    lastPlayHeadline: stage === 'before' ? '' : example.base.lastPlayHeadline,
    away: sideOf(example, 'away', stage, status),
    home: sideOf(example, 'home', stage, status),
    isDoubleheader: false,
    isExhibition: false,
    occasion: '',
    editorial: null,
    liveStream: null,
    imageUrl: '',
    scoring: plays.filter(({ kind }) => kind === 'score').map(scoringOf),
    plays,
    drives: drivesAt(example, stage),
    box: { away: boxAt(example.box.away, stage), home: boxAt(example.box.home, stage) },
    teamStats: statsAt(example.teamStats, stage),
  };
  const game = { ...shared, ...restOf(example, status) };
  // Each status is put together from the parts of its own member of the union.
  return { ...game, ...overrides } as GameOf<Status>;
}

/** A week later at 1 p.m., for make-ups and games that resume. */
const LATER = { at: '2026-11-29T18:00:00.000Z', isTimeTba: false, localDate: '2026-11-29' };

/** What only games of this status say. */
function restOf({ live, over }: SportExample, status: GameStatus) {
  switch (status) {
    case 'in-progress':
      return { status, progress: live.progress, possession: live.possession };
    case 'delayed':
      return { status, progress: live.progress };
    case 'suspended':
      return { status, progress: live.progress, resumes: LATER };
    case 'final':
      return { status, progress: over.progress, isConfirmed: true };
    case 'postponed':
      return { status, makeup: LATER };
    default:
      return { status };
  }
}

function playsAt({ plays, livePlays }: SportExample, stage: Stage): Play[] {
  const count = { before: 0, live: livePlays, over: plays.length }[stage];
  return plays
    .slice(0, count)
    .map(([period, half, clock, place, kind, text, away, home, more], index) => ({
      id: String(index + 1),
      period,
      half,
      clock,
      place,
      text,
      kind,
      situation: more?.situation ?? '',
      ...(more?.endLine ? { endLine: more.endLine } : {}),
      driveId: more?.driveId ?? null,
      away,
      home,
      code: more?.code ?? '',
    }));
}

function scoringOf({ id, period, half, clock, place, text, away, home }: Play): ScoringPlay {
  return { id, period, half, clock, place, text, away, home };
}

/** The drive that goes on has no result yet. */
function drivesAt({ drives, liveDrives }: SportExample, stage: Stage) {
  if (stage === 'before') return [];
  if (stage === 'over') return [...drives];
  return drives
    .slice(0, liveDrives)
    .map((drive, index) =>
      index < liveDrives - 1
        ? drive
        : { ...drive, result: '', plays: 4, yards: 24, possession: '3:18' },
    );
}

function sideOf(example: SportExample, place: Place, stage: Stage, status: GameStatus): Side {
  const lines = stage === 'before' ? [] : [...example[stage].lines[place]];
  const score = stage === 'before' ? null : sum(lines);
  const other = stage === 'over' ? sum(example.over.lines[place === 'away' ? 'home' : 'away']) : 0;
  const totals = example.totals?.[place];
  const count = (cell: string) => Number(cellAt(cell, stage));
  return {
    ...example[place],
    logo: '',
    series: null,
    score,
    lines,
    totals:
      totals && score !== null
        ? { runs: score, hits: count(totals.hits), errors: count(totals.errors) }
        : null,
    isWinner: status === 'final' && score !== null && score > other,
    timeoutsLeft: stage === 'live' ? example.live.timeouts[place] : null,
  };
}

function sum(lines: readonly (number | null)[]): number {
  return lines.reduce<number>((total, line) => total + (line ?? 0), 0);
}
