import type { Credit, Fixture, FootballLine, Place } from './Fixture';
import { credit, otherPlace, type PlayEntry, type Tape } from './Tape';

/** What comes next. */
export type Phase = 'kickoff' | 'free kick' | 'scrimmage' | 'try';

/** A football field: who has the ball where, and whether the clock runs until the snap. */
export class Gridiron {
  offense: Place = 'home';
  /** Yards from the offense's own goal line, 0 to 100. */
  spot = 35;
  down = 1;
  distance = 10;
  phase: Phase = 'kickoff';
  isClockRunning = false;
  /** Drives that have ended in overtime. */
  possessions = 0;
  hasWarned = false;
  private drive: number | null = null;
  private unwritten = 0;

  constructor(
    readonly tape: Tape,
    readonly fixture: Fixture,
    /** The game is to be tied at the end of regulation. */
    readonly isToBeTied: boolean,
  ) {}

  get defense(): Place {
    return otherPlace(this.offense);
  }

  get toGoal(): number {
    return 100 - this.spot;
  }

  /** Remembers this moment; what is returned goes back to it. */
  mark(): () => void {
    const goBack = this.tape.mark();
    const { offense, spot, down, distance, phase, isClockRunning } = this;
    const { possessions, hasWarned, drive, unwritten } = this;
    return () => {
      goBack();
      Object.assign(this, { offense, spot, down, distance, phase, isClockRunning });
      Object.assign(this, { possessions, hasWarned, drive, unwritten });
    };
  }

  /** Points by which the offense is ahead. */
  get lead(): number {
    return this.tape.score[this.offense] - this.tape.score[this.defense];
  }

  private get spokenDistance(): number | 'Goal' {
    return this.distance >= this.toGoal ? 'Goal' : this.distance;
  }

  get isLate(): boolean {
    return this.tape.clock <= 120 && (this.tape.period === 2 || this.tape.period >= 4);
  }

  nameOf(place: Place, player: number): string {
    return this.fixture[place].roster[player]?.lastName ?? '';
  }

  /** `PHI32`: the line so far from the offense's goal. */
  line(spot = this.spot, offense = this.offense): string {
    const place = spot <= 50 ? offense : otherPlace(offense);
    return `${this.fixture[place].abbreviation}${spot <= 50 ? spot : 100 - spot}`;
  }

  /** `PHI 32` */
  spoken(spot = this.spot, offense = this.offense): string {
    return this.line(spot, offense).replace(/(\d{1,2})$/, ' $1');
  }

  /** The clock runs while the offense has the ball. */
  run(seconds: number): void {
    this.tape.run(seconds);
    this.unwritten += seconds;
  }

  /** A play at the line of scrimmage; `to` is where it ends. */
  record(
    entry: Omit<PlayEntry, 'place' | 'football'> & { place?: Place; credits: Credit[] },
    line: { to: number; plays: number; yards: number; hasDown?: boolean },
  ): void {
    const football: FootballLine = {
      drive: this.drive,
      down: line.hasDown === false ? null : this.down,
      distance: line.hasDown === false ? null : this.spokenDistance,
      yardLine: this.line(),
      endYardLine: this.line(line.to),
      plays: line.plays,
      yards: line.yards,
    };
    const seconds = this.unwritten;
    this.unwritten = 0;
    this.tape.play({
      place: this.offense,
      ...entry,
      credits: [
        ...entry.credits,
        ...(seconds > 0 ? [credit(this.offense, null, 'possession', seconds)] : []),
      ],
      football,
    });
  }

  /** What is said between plays: a timeout, the end of a quarter. */
  note(type: string, text: string, place: Place | null = null): void {
    const seconds = this.unwritten;
    this.unwritten = 0;
    this.tape.play({
      place,
      type,
      text,
      credits: seconds > 0 ? [credit(this.offense, null, 'possession', seconds)] : [],
      football: {
        drive: this.drive,
        down: null,
        distance: null,
        yardLine: '',
        endYardLine: '',
        plays: 0,
        yards: 0,
      },
    });
  }

  startDrive(offense: Place, spot: number): void {
    const { tape } = this;
    this.offense = offense;
    this.spot = Math.max(1, Math.min(99, spot));
    this.firstDown();
    this.phase = 'scrimmage';
    this.isClockRunning = false;
    this.drive = tape.drives.length;
    tape.drives.push({
      place: offense,
      startClock: tape.clock,
      startPeriod: tape.period,
      startAt: tape.now,
      endAt: Number.POSITIVE_INFINITY,
      result: '',
    });
    tape.set({ possession: offense });
  }

  /** The drive is over; a try after it still belongs to it. */
  endDrive(result: string): void {
    const drive = this.tape.drives.at(-1);
    if (!drive || drive.endAt !== Number.POSITIVE_INFINITY) return;
    drive.result = result;
    drive.endAt = this.tape.now;
    this.possessions += 1;
    this.isClockRunning = false;
  }

  /** The game was over with the change of possession: the drive after it never was. */
  dropUnplayedDrive(): void {
    if (this.tape.drives.at(-1)?.endAt === Number.POSITIVE_INFINITY) this.tape.drives.pop();
  }

  /** After the try and before a kickoff nobody drives. */
  leaveDrive(): void {
    this.drive = null;
    this.tape.set({ possession: null });
  }

  firstDown(): void {
    this.down = 1;
    this.distance = Math.min(10, this.toGoal);
  }

  /** Somebody is in the end zone and tries for more. */
  touchdown(place: Place): void {
    if (place !== this.offense) this.drive = null;
    this.phase = 'try';
    this.offense = place;
    this.isClockRunning = false;
  }
}
