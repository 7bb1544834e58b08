import { substitutions, type Court } from './Court';
import type { Place } from './Fixture';
import type { Five } from './Five';
import { favor } from './outcome';
import { credit, leaderOf, otherPlace, pointsOf, type PlayEntry } from './Tape';

/** Toward a tie at the end of regulation: who is behind scores, who is ahead misses. */
export function luck({ tape, fixture, ball, isToBeTied }: Court): number {
  if (!isToBeTied || tape.period > 4) return favor(fixture, ball, 0.05);
  const lead = tape.score[ball] - tape.score[otherPlace(ball)];
  if (tape.period === 4 && tape.clock < 60) return lead >= 0 ? 0.25 : 1.7;
  return 1 - Math.max(-0.25, Math.min(0.25, lead * 0.02));
}

export function rebound(court: Court, five: Five, defense: Five): void {
  const { tape } = court;
  if (tape.clock === 0) {
    court.ball = defense.place;
    return;
  }
  const { random } = tape;
  const isOffensive = random.chance(0.26);
  const side = isOffensive ? five : defense;
  const player = side.rebounder(random);
  tape.run(Math.min(tape.clock, 1));
  five.played(1);
  defense.played(1);
  tape.play({
    place: side.place,
    type: isOffensive ? 'Offensive rebound' : 'Defensive rebound',
    text: `${side.nameOf(player)} gets the ${isOffensive ? 'offensive' : 'defensive'} rebound.`,
    credits: [credit(side.place, player, isOffensive ? 'offensive' : 'defensive')],
  });
  court.ball = side.place;
}

export function deadBall(court: Court, seconds: number): void {
  court.tape.wait(court.tape.random.whole(seconds - 8, seconds + 12));
  substitutions(court);
}

/** A basket: in the scoring summary when it changes the lead. */
export function score(court: Court, points: number, entry: PlayEntry & { place: Place }): void {
  const { tape, streak } = court;
  const { place } = entry;
  const after = { ...tape.score, [place]: tape.score[place] + points };
  const leader = leaderOf(after);
  const changes = leader !== null && leader !== court.leader;
  if (leader) court.leader = leader;
  if (streak.place === place) streak.points += points;
  else court.streak = { place, points };
  tape.play({ ...entry, points: pointsOf(place, points), summary: changes ? entry.text : '' });
}
