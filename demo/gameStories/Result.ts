import { gamePath } from '../../utils/stats/gamePath';
import { scoreLine } from '../../utils/stats/scoreLine';
import { wentBeyond } from '../../utils/stats/wentBeyond';
import { startMoment } from '../../utils/stats/startMoment';
import type { BoxTable, Final, Game, ScoringPlay, Side } from '../../utils/stats/game';
import { dateline, recordText, theTeam, weekday } from './apWords';
import type { Desk } from './desks';

export type Outcome = 'rout' | 'win' | 'draw' | 'loss' | 'routed';

/** A final as the team's writer sees it. All texts of a game story are made of this. */
export interface Result {
  desk: Desk;
  game: Final;
  outcome: Outcome;
  us: Side;
  them: Side;
  ours: number;
  theirs: number;
  /** `the Giants` */
  opponent: string;
  /** `24-17`, the winner's first. */
  score: string;
  /** `Eagles 24, Giants 17`; with `(OT)` where it went there. */
  scoreLine: string;
  /** `OT`, `SO`, `10` (innings); empty. */
  beyond: string;
  /** `Sunday`: the story is in the paper within a day. */
  day: string;
  /** Name of the park alone; `Citizens Bank Park`. */
  park: string;
  dateline: string;
  isHome: boolean;
  /** `7-3`, with this game. */
  record: string;
  theirRecord: string;
  /** Address of the game's page. */
  page: string;
  /** Running score by the end of each period or inning, ours first. */
  after: [ours: number, theirs: number][];
  /** The score with which the winner took the lead for good; null in a draw. */
  decider: ScoringPlay | null;
  /** Whether the loser ever led. */
  hadLead: boolean;
  ourBox: BoxTable[];
  /** The player's full name when it comes first in a story, then the last one. */
  name: (lastOrFull: string) => string;
}

/** A draw that penalty kicks or a shootout decided is a win. */
export function resultOf(game: Final, desk: Desk): Result | null {
  const isHome = game.home.teamId === desk.team.teamId;
  const [us, them] = isHome ? [game.home, game.away] : [game.away, game.home];
  const [ours, theirs] = [us, them].map(({ totals, score }) => totals?.runs ?? score ?? 0);
  const moment = startMoment(game.start);
  const page = gamePath(game);
  if (ours === undefined || theirs === undefined || !moment || !page) return null;
  const comma = game.venue.lastIndexOf(', ');
  const hasTies = desk.team.sport === 'hockey' || desk.team.sport === 'soccer';
  const beyond = wentBeyond(game);
  const record = (side: Side) => (side.record ? recordText(side.record, hasTies) : '');
  return {
    desk,
    game,
    outcome: outcomeOf(us, them, ours - theirs, desk.rout),
    us,
    them,
    ours,
    theirs,
    opponent: theTeam(them),
    score: `${Math.max(ours, theirs)}-${Math.min(ours, theirs)}`,
    scoreLine: scoreLine(game).replace('76ers', 'Sixers') + suffix(us, them, beyond),
    beyond,
    day: weekday(moment),
    park: game.venue.slice(0, comma),
    dateline: dateline(game.venue.slice(comma + 2)),
    isHome,
    record: record(us),
    theirRecord: record(them),
    page,
    after: runningScore(us, them),
    ...turningPoint(game, isHome, ours - theirs),
    ourBox: isHome ? game.box.home : game.box.away,
    name: namer(game),
  };
}

function outcomeOf(us: Side, them: Side, margin: number, rout: number): Outcome {
  if (margin >= rout) return 'rout';
  if (margin <= -rout) return 'routed';
  if (margin !== 0) return margin > 0 ? 'win' : 'loss';
  if (us.isWinner === them.isWinner) return 'draw';
  return us.isWinner ? 'win' : 'loss';
}

function suffix(us: Side, them: Side, beyond: string): string {
  if (us.shootout !== undefined && us.score === them.score) {
    const goals = [us.shootout, them.shootout ?? 0].toSorted((a, b) => b - a);
    return ` (${goals.join('-')} pens.)`;
  }
  return beyond ? ` (${/^\d+$/.test(beyond) ? `${beyond} innings` : beyond})` : '';
}

function runningScore(us: Side, them: Side): [number, number][] {
  const total: [number, number] = [0, 0];
  const periods = Math.max(us.lines.length, them.lines.length);
  return Array.from({ length: periods }, (_, index): [number, number] => {
    total[0] += us.lines[index] ?? 0;
    total[1] += them.lines[index] ?? 0;
    return [...total];
  });
}

/** @param margin ours at the end */
function turningPoint({ scoring }: Game, isHome: boolean, margin: number) {
  const leads = scoring.map(({ home, away }) => ((home ?? 0) - (away ?? 0)) * (isHome ? 1 : -1));
  const winner = Math.sign(margin);
  const lastNotAhead = leads.findLastIndex((lead) => lead * winner <= 0);
  return {
    decider: winner === 0 ? null : (scoring[lastNotAhead + 1] ?? null),
    hadLead: leads.some((lead) => lead * winner < 0),
  };
}

function namer({ box }: Game): (name: string) => string {
  const rows = [...box.home, ...box.away].flatMap((table) => table.rows);
  const full = rows.filter(({ isTotal }) => !isTotal).map(({ name }) => bareName(name));
  const said = new Set<string>();
  return (name) => {
    const player = full.find((other) => other === name || other.endsWith(` ${name}`)) ?? name;
    const last = player.split(' ').at(-1) ?? player;
    if (said.has(player)) return last;
    said.add(player);
    return player;
  };
}

/** `Luca Palmondo` of `Luca Palmondo (W)`. */
export function bareName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
