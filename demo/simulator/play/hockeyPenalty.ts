import type { Credit, Place } from './Fixture';
import { nameOf, SKATERS, type Rink } from './Rink';
import { credit, otherPlace, weighted } from './Tape';

const FOULS = [
  'tripping',
  'hooking',
  'slashing',
  'interference',
  'holding',
  'high-sticking',
  'cross-checking',
  'delay of game',
];
const MINUTE = 60;
/** Seconds. */
const MINOR = 2 * MINUTE;
/** Minutes. */
const MAJOR = 5;

interface Sentence {
  minutes: number;
  words: string;
}

/**
 * Somebody is penalized. Most penalties are minors. A major is served to the end, whatever is scored;
 * in a fight one of each side sits and nobody is short; for a misconduct the player sits and a
 * teammate skates.
 */
export function penalty(rink: Rink, place: Place): void {
  const { tape } = rink;
  // Two in the box at once are enough.
  if (rink.penalties.filter((other) => other.place === place).length >= 2) return;
  const kind = weighted(tape.random, {
    minor: 925,
    doubleMinor: 20,
    major: 10,
    fight: rink.isOvertime ? 0 : 30,
    misconduct: 15,
  });
  const player = skater(rink);
  const victim = otherPlace(place);
  const other = nameOf(rink, victim, skater(rink));
  switch (kind) {
    case 'minor': {
      const foul = tape.random.pick(FOULS);
      const on = foul === 'delay of game' ? '' : ` against ${other}`;
      return shorthanded(rink, place, player, {
        minutes: 2,
        words: `two minutes for ${foul}${on}`,
      });
    }
    case 'doubleMinor':
      return shorthanded(rink, place, player, {
        minutes: 4,
        words: `four minutes, a double minor, for high-sticking against ${other}`,
      });
    case 'major': {
      const foul = tape.random.pick(['boarding', 'charging', 'spearing']);
      const words = `five minutes, a major, for ${foul} against ${other}`;
      return shorthanded(rink, place, player, { minutes: 5, words });
    }
    case 'fight':
      for (const side of [place, victim]) {
        const fighter = side === place ? player : skater(rink);
        sits(rink, side, fighter, { minutes: MAJOR, words: 'five minutes for fighting' });
      }
      return;
    case 'misconduct':
      return sits(rink, place, player, { minutes: 10, words: 'a 10-minute misconduct' });
  }
}

/** The side is a skater short for as long; a goal against it ends a minor, or half of a double one. */
function shorthanded(rink: Rink, place: Place, player: number, { minutes, words }: Sentence): void {
  rink.penalties.push({ place, left: minutes * MINUTE, isMajor: minutes === MAJOR });
  sits(rink, place, player, { minutes, words }, [credit(otherPlace(place), null, 'powerPlays')]);
  showAdvantage(rink);
}

function sits(
  rink: Rink,
  place: Place,
  player: number,
  { minutes, words }: Sentence,
  credits: Credit[] = [],
): void {
  rink.tape.play({
    place,
    type: 'Penalty',
    isPenalty: true,
    text: `${nameOf(rink, place, player)}: ${words}.`,
    credits: [credit(place, player, 'penaltyMinutes', minutes), ...credits],
  });
}

/** A goal lets out who serves a minor, of a double one its first half. Nobody who serves a major. */
export function releaseAfterGoal(rink: Rink, against: Place): void {
  const served = rink.penalties.find(({ place, isMajor }) => place === against && !isMajor);
  if (!served) return;
  if (served.left > MINOR) served.left = MINOR;
  else rink.penalties = rink.penalties.filter((penalty) => penalty !== served);
  showAdvantage(rink);
}

/** Who has a skater more. */
export function powerPlay({ penalties }: Rink): Place | null {
  const home = penalties.filter(({ place }) => place === 'home').length;
  const away = penalties.length - home;
  if (home === away) return null;
  return home < away ? 'home' : 'away';
}

export function showAdvantage(rink: Rink): void {
  const possession = powerPlay(rink);
  if (rink.tape.possession !== possession) rink.tape.set({ possession });
}

/** Forwards more often than defensemen. */
export function skater({ tape: { random } }: Rink): number {
  return random.chance(0.76) ? random.whole(0, 11) : random.whole(12, SKATERS - 1);
}
