import type { Random } from '../random';
import type { Roster } from '../rosters/rosterOf';
import type { Credit, Place } from './Fixture';
import { credit } from './Tape';

/** Fouls that a player may not reach. */
const FOULED_OUT = 6;
/** Players that share the minutes. */
const ROTATION = 10;

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

  played(seconds: number): void {
    this.unwritten += seconds;
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
    const bench = this.roster.flatMap((_, player) =>
      player < (out === undefined ? ROTATION : this.roster.length) &&
      !this.floor.includes(player) &&
      !this.hasFouledOut(player)
        ? [player]
        : [],
    );
    if (bench.length === 0) return null;
    // At the end of a close game the starters play.
    const starters = bench.filter((player) => player < 5);
    const leaves =
      out ?? random.pick(isLate ? this.floor.toSorted((a, b) => b - a).slice(0, 1) : this.floor);
    const enters = starters.length > 0 && (isLate || random.chance(0.6)) ? starters : bench;
    const entering = random.pick(enters);
    if (out === undefined && isLate && entering > leaves) return null;
    const credits = this.secondsPlayed();
    this.floor = this.floor.map((player) => (player === leaves ? entering : player));
    return { enters: entering, leaves, credits };
  }
}
