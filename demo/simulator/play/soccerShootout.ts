import type { Place } from './Fixture';
import type { Pitch } from './Pitch';
import { otherPlace } from './Tape';

const KICKS = 5;

/** Five kicks each, then one by one until one scores and the other does not. The score stays level. */
export function soccerShootout({ tape, elevens, fixture }: Pitch): Place {
  const { random } = tape;
  tape.set({ isShootout: true, period: 5, clock: 120 * 60 });
  const first: Place = random.pick(['home', 'away'] as const);
  const scored: Record<Place, number> = { home: 0, away: 0 };
  const kickers = {
    home: [...elevens.home.field].reverse(),
    away: [...elevens.away.field].reverse(),
  };
  for (let round = 1; ; round += 1) {
    for (const place of [first, otherPlace(first)]) {
      tape.wait(random.whole(40, 60));
      const list = kickers[place];
      const name = elevens[place].nameOf(list[(round - 1) % list.length] ?? 1);
      const other = elevens[otherPlace(place)];
      const isGoal = random.chance(0.76);
      if (isGoal) scored[place] += 1;
      const tally = `${scored.away}-${scored.home} on penalties`;
      tape.play({
        place,
        type: 'Penalty kick',
        shootout: isGoal ? 'goal' : 'miss',
        text: `${isGoal ? `${name} scores` : `${other.nameOf(other.keeper)} saves from ${name}`} (kick ${round}, ${tally}).`,
      });
      const left = Math.max(0, KICKS - round);
      const mine = scored[place];
      const theirs = scored[otherPlace(place)];
      // Who kicks second in a round still has his kick when the first has had his.
      const answer = place === first ? 1 : 0;
      const winner =
        mine > theirs + left + answer ? place : theirs > mine + left ? otherPlace(place) : null;
      if (!winner) continue;
      tape.wait(5);
      const result = `${scored[winner]}-${scored[otherPlace(winner)]}`;
      tape.play({
        place: winner,
        type: 'Shootout won',
        text: `${fixture[winner].location} wins on penalty kicks, ${result}.`,
        summary: `${fixture[winner].location} wins on penalty kicks, ${result}`,
      });
      return winner;
    }
  }
}
