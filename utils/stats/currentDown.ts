import { fieldSpot } from './fieldSpot';
import type { Game, Place, Play } from './game';

export interface CurrentDown {
  /** `3rd & 7`, `1st & goal`; empty where the plays don't say for sure, as after some penalties. */
  down: string;
  /** Where the ball lies: `PHI 32`. */
  line: string;
}

const DOWNS = ['1st', '2nd', '3rd', '4th'];

/**
 * Football, while the ball is in somebody's hands: what down it is, how far and where. The provider
 * sends it with each play for the moment before, so it is counted from the latest play of the drive
 * that goes on. Null between drives, in a break and in other sports.
 */
export function currentDown(game: Game): CurrentDown | null {
  if (game.sport !== 'football' || game.status !== 'in-progress') return null;
  if (game.progress.kind !== 'periods' || game.progress.isBreak) return null;
  const drive = game.drives.at(-1);
  if (!drive || drive.result !== '' || drive.place !== game.possession) return null;
  const latest = game.plays.findLast(({ endLine }) => endLine);
  if (!latest?.endLine || latest.kind === 'score') return null;
  const spot = fieldSpot(latest.endLine, game);
  if (spot === null) return null;
  const toGoal = drive.place === 'away' ? 100 - spot : spot;
  if (toGoal === 0 || toGoal === 100) return null;
  const isFirst = latest.driveId !== drive.id;
  // A kick that missed comes back to where it was kicked, which no line says.
  if (isFirst && /field goal/i.test(latest.text)) return null;
  const [number, left] = isFirst ? [1, 10] : after(latest, game, drive.place, toGoal);
  const name = DOWNS[number - 1];
  const distance = left >= toGoal ? 'goal' : left;
  return { down: name ? `${name} & ${distance}` : '', line: latest.endLine };
}

/** The down that follows a play, and the yards it then takes; down 0 where it is not known. */
function after(
  play: Play,
  game: Game,
  offense: Place,
  toGoal: number,
): [down: number, yards: number] {
  const [, digit, written] = /^([1-4])\w\w & (\w+) at /.exec(play.situation) ?? [];
  const from = fieldSpot(play.situation, game);
  const to = fieldSpot(play.endLine ?? '', game);
  if (digit === undefined || from === null || to === null) return [0, 0];
  const before = offense === 'away' ? 100 - from : from;
  const gained = before - toGoal;
  const distance = written === 'goal' ? before : Number(written);
  if (gained >= distance) return [1, 10];
  if (play.kind === 'turnover') return [0, 0];
  if (play.kind !== 'penalty') return [Number(digit) + 1, distance - gained];
  // A foul of the defense may be a first down; after one of the offense the down is played again.
  return gained < 0 && /no play/i.test(play.text) ? [Number(digit), distance - gained] : [0, 0];
}
