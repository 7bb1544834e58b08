import type { Place } from './Fixture';
import { nameOf, SKATERS, type Rink } from './Rink';
import { otherPlace, pointsOf } from './Tape';

const ROUNDS = 3;

/** Three rounds, then round by round until one scores and the other does not. The winner gets a goal. */
export function hockeyShootout(rink: Rink): void {
  const { tape } = rink;
  const { random } = tape;
  tape.wait(6);
  tape.set({ isBreak: true });
  tape.wait(150);
  tape.set({ isBreak: false, isShootout: true, period: 5, clock: 0, possession: null });
  const scored: Record<Place, number> = { home: 0, away: 0 };
  const shooters = {
    home: random.shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    away: random.shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  };
  for (let round = 1; ; round += 1) {
    for (const place of ['away', 'home'] as const) {
      tape.wait(random.whole(28, 42));
      const shooter = shooters[place][(round - 1) % shooters[place].length] ?? SKATERS - 1;
      const goalie = nameOf(rink, otherPlace(place), rink.goalie[otherPlace(place)]);
      const isGoal = random.chance(0.33);
      if (isGoal) scored[place] += 1;
      const name = nameOf(rink, place, shooter);
      tape.play({
        place,
        type: 'Shootout attempt',
        shootout: isGoal ? 'goal' : 'miss',
        text: isGoal
          ? `${name} beats ${goalie} (round ${round}).`
          : `${goalie} stops ${name} (round ${round}).`,
      });
      const winner = decided(scored, round, place);
      if (!winner) continue;
      tape.wait(4);
      tape.play({
        place: winner,
        type: 'Shootout won',
        text: `${rink.fixture[winner].location} wins the shootout, ${scored[winner]}-${scored[otherPlace(winner)]}.`,
        summary: `${rink.fixture[winner].location} wins the shootout, ${scored[winner]}-${scored[otherPlace(winner)]}`,
        points: pointsOf(winner, 1),
      });
      return;
    }
  }
}

function decided(scored: Record<Place, number>, round: number, last: Place): Place | null {
  const left = { away: Math.max(0, ROUNDS - round), home: Math.max(0, ROUNDS - round) };
  if (last === 'away') left.home += 1;
  if (scored.home > scored.away + left.away) return 'home';
  return scored.away > scored.home + left.home ? 'away' : null;
}
