import type { Credit } from './Fixture';
import type { Gridiron } from './Gridiron';
import { credit, pointsOf } from './Tape';

/** What a play brought, in words and numbers. */
export interface Gain {
  type: string;
  text: string;
  gained: number;
  credits: Credit[];
}

/** After a play that keeps the ball: first down, touchdown, safety, downs. */
export function settle(
  field: Gridiron,
  { type, text, gained, summary, stops, credits }: Gain & { summary: string; stops: boolean },
): void {
  const { tape, offense, defense } = field;
  const isTouchdown = gained === field.toGoal;
  const isSafety = field.spot + gained <= 0;
  const isFirst = gained >= field.distance;
  field.record(
    {
      type,
      text: isSafety ? text.replace(/\.$/, ', safety.') : text,
      summary: isTouchdown ? summary : isSafety ? 'Safety' : '',
      // A safety is the defense's score.
      points: isSafety ? pointsOf(defense, 2) : pointsOf(offense, isTouchdown ? 6 : 0),
      credits: [...credits, ...downCredits(field, isFirst)],
    },
    { to: field.spot + gained, plays: 1, yards: gained },
  );
  field.isClockRunning = !stops;
  if (isTouchdown) {
    field.endDrive('Touchdown');
    tape.wait(1);
    return field.touchdown(offense);
  }
  if (isSafety) {
    field.endDrive('Safety');
    tape.wait(1);
    field.phase = 'free kick';
    return;
  }
  field.spot += gained;
  if (isFirst) return field.firstDown();
  field.distance -= gained;
  field.down += 1;
  if (field.down <= 4) return;
  field.endDrive('Downs');
  tape.wait(1);
  field.startDrive(defense, 100 - field.spot);
  tape.wait(tape.random.whole(60, 130));
}

/** What the team stats count of a down. */
export function downCredits({ down, offense }: Gridiron, isFirst: boolean): Credit[] {
  return [
    ...(isFirst ? [credit(offense, null, 'firstDowns')] : []),
    ...(down === 3 ? [credit(offense, null, 'thirds')] : []),
    ...(down === 3 && isFirst ? [credit(offense, null, 'thirdsMade')] : []),
    ...(down === 4 ? [credit(offense, null, 'fourths')] : []),
    ...(down === 4 && isFirst ? [credit(offense, null, 'fourthsMade')] : []),
  ];
}

/** `a loss of 3 yards` */
export function yardsText(yards: number): string {
  if (yards === 0) return 'no gain';
  if (yards < 0) return `a loss of ${-yards} ${yards === -1 ? 'yard' : 'yards'}`;
  return `${yards} ${yards === 1 ? 'yard' : 'yards'}`;
}
