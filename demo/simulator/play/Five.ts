import type { Random } from '../../random';
import type { Roster } from '../rosters/rosterOf';
import type { Credit, Place } from './Fixture';
import { credit } from './Tape';

/** Fouls that a player may not reach. */
const FOULED_OUT = 6;
/** Players that share the minutes. */
const ROTATION = 10;
/** Nobody goes out who came in less than so many seconds of the game ago. */
const SHORTEST_STINT = 240;

export interface Change {
  enters: number;
  leaves: number;
  /** The seconds of those who were on the floor until now. */
  credits: Credit[];
}

/** A basketball team in a game: who is on the floor and for how long. */
export class Five {
  floor = [0, 1, 2, 3, 4];
  /** Fouls of the team in the period. */
  periodFouls = 0;
  private readonly fouls = new Map<number, number>();
  /** Seconds on the floor that no play has counted yet. */
  private unwritten = 0;
  /** Seconds of the game so far. */
  private total = 0;
  /** When in it a player last came or went. */
  private readonly since = new Map<number, number>();

  constructor(
    readonly place: Place,
    readonly roster: Roster,
    /** `Philadelphia` */
    readonly location: string,
  ) {}

  nameOf(player: number): string {
    return this.roster[player]?.lastName ?? '';
  }

  /** Somebody on the floor: the first of the roster shoot most. */
  anyone(random: Random): number {
    const ranked = [...this.floor].sort((a, b) => a - b);
    return ranked[Math.min(random.whole(0, 4), random.whole(0, 5), 4)] ?? 0;
  }

  /** Big players stand at the end of the starters and of the bench. */
  rebounder(random: Random): number {
    const bigs = this.floor.filter((player) => /F|C/.test(this.roster[player]?.position ?? ''));
    return random.pick(bigs.length > 0 && random.chance(0.72) ? bigs : this.floor);
  }

  /** Anyone but him, for an assist. */
  mate(random: Random, player: number): number {
    return random.pick(this.floor.filter((other) => other !== player));
  }

  foul(player: number): void {
    this.fouls.set(player, (this.fouls.get(player) ?? 0) + 1);
    this.periodFouls += 1;
  }

  /** The starters are back, but for who may play no more. */
  beginHalf(): void {
    const fit = this.roster.flatMap((_, player) => (this.hasFouledOut(player) ? [] : [player]));
    this.floor = fit.slice(0, 5);
    for (const player of fit) this.since.set(player, this.total);
  }

  played(seconds: number): void {
    this.unwritten += seconds;
    this.total += seconds;
  }

  /** The seconds since the last time, for everybody on the floor. */
  secondsPlayed(): Credit[] {
    const seconds = this.unwritten;
    this.unwritten = 0;
    if (seconds === 0) return [];
    return this.floor.map((player) => credit(this.place, player, 'seconds', seconds));
  }

  hasFouledOut(player: number): boolean {
    return (this.fouls.get(player) ?? 0) >= FOULED_OUT;
  }

  /** Somebody comes in for somebody: who has fouled out goes first. Null when all stay. */
  substitute(random: Random, isLate: boolean): Change | null {
    const out = this.floor.find((player) => this.hasFouledOut(player));
    const available = out === undefined ? ROTATION : this.roster.length;
    if (out === undefined && !isLate && this.stint(this.longestOn()) < SHORTEST_STINT) return null;
    const bench = this.roster.flatMap((_, player) =>
      player < available && !this.floor.includes(player) && !this.hasFouledOut(player)
        ? [player]
        : [],
    );
    // At the end the starters play; before it who has played longest makes room for who has rested.
    const leaves = out ?? (isLate ? Math.max(...this.floor) : this.longestOn());
    const enters = isLate
      ? Math.min(...bench)
      : this.longest(bench, (starts) => (starts ? 1.5 : random.between(0.6, 1.1)));
    if (bench.length === 0 || (out === undefined && isLate && enters > leaves)) return null;
    const credits = this.secondsPlayed();
    this.floor = this.floor.map((player) => (player === leaves ? enters : player));
    this.since.set(enters, this.total).set(leaves, this.total);
    return { enters, leaves, credits };
  }

  /** Who on the floor is to make room first. */
  private longestOn(): number {
    return this.longest(this.floor, (isStarter) => (isStarter ? 1 : 1.4));
  }

  /** Seconds of the game since a player came in or went out. */
  private stint(player: number): number {
    return this.total - (this.since.get(player) ?? 0);
  }

  private longest(players: number[], weight: (isStarter: boolean) => number): number {
    const weighed = players.map((player) => this.stint(player) * weight(player < 5));
    return players[weighed.indexOf(Math.max(...weighed))] ?? 0;
  }
}
