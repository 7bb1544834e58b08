import type { Random } from '../../random';
import type { Roster } from '../rosters/rosterOf';
import type { Credit, Place } from './Fixture';
import { credit } from './Tape';

/** Who is on base, and whose run it will be. */
export interface Runner {
  /** Index in the roster. */
  player: number;
  pitcher: number;
  isEarned: boolean;
}

/** A baseball team in a game: who bats next, who stands where, who pitches. */
export class Nine {
  /** Indexes in the roster, in batting order. */
  private readonly lineup: number[];
  private readonly positions: string[];
  private readonly bench: number[];
  private readonly bullpen: number[];
  private readonly outs = new Map<number, number>();
  private readonly starter: number;
  private slot = 0;
  private thrown = 0;
  private runs = 0;
  private enteredIn = 1;
  private readonly limit: number;
  pitcher: number;

  constructor(
    readonly place: Place,
    private readonly roster: Roster,
    random: Random,
  ) {
    const indexesOf = (wanted: string[]) =>
      roster.flatMap(({ position }, index) => (wanted.includes(position) ? [index] : []));
    this.lineup = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    this.positions = this.lineup.map((index) => roster[index]?.position ?? '');
    this.bench = indexesOf(['IF', 'OF']).slice(-2);
    this.bullpen = indexesOf(['RP']);
    this.starter = random.pick(indexesOf(['SP']));
    this.pitcher = this.starter;
    this.limit = random.whole(82, 104);
  }

  get batter(): number {
    return this.lineup[this.slot] ?? 0;
  }

  get pitcherName(): string {
    return this.nameOf(this.pitcher);
  }

  nextBatter(): void {
    this.slot = (this.slot + 1) % this.lineup.length;
  }

  /** Who batted last: begins an extra inning at second base. */
  lastBatter(): number {
    return this.lineup[(this.slot + 8) % 9] ?? 0;
  }

  nameOf(player: number): string {
    return this.roster[player]?.lastName ?? '';
  }

  /** Who stands at a position, `SS`. */
  fielder(position: string): string {
    if (position === 'P') return this.pitcherName;
    const slot = this.positions.indexOf(position);
    return this.nameOf(this.lineup[slot] ?? 0);
  }

  lineupCredits(): Credit[] {
    return [
      ...this.lineup.map((player) => credit(this.place, player, 'appeared')),
      credit(this.place, this.pitcher, 'pitched'),
    ];
  }

  threw(pitches: number, outs: number, runs: number): void {
    this.thrown += pitches;
    this.runs += runs;
    this.outs.set(this.pitcher, (this.outs.get(this.pitcher) ?? 0) + outs);
  }

  /** Brings in the next reliever when the pitcher is tired, hit hard or has had his inning. */
  changesPitcher(random: Random, inning: number): boolean {
    const isTired =
      this.pitcher === this.starter
        ? this.thrown > this.limit || this.runs >= 6
        : this.thrown > 34 || this.runs >= 3 || (inning > this.enteredIn && random.chance(0.8));
    if (this.pitcher !== this.starter && !isTired) this.enteredIn = inning;
    const next = isTired ? this.bullpen.shift() : undefined;
    if (next === undefined) return false;
    this.pitcher = next;
    this.thrown = 0;
    this.runs = 0;
    this.enteredIn = inning;
    return true;
  }

  pinchHit(): boolean {
    const next = this.bench.shift();
    if (next === undefined) return false;
    this.lineup[this.slot] = next;
    return true;
  }

  isStarter(player: number): boolean {
    return player === this.starter;
  }

  isEligible(player: number): boolean {
    return player !== this.starter || (this.outs.get(player) ?? 0) >= 15;
  }

  bestReliever(): number {
    const relief = [...this.outs].filter(([player]) => player !== this.starter);
    return relief.sort(([, a], [, b]) => b - a)[0]?.[0] ?? this.starter;
  }
}
