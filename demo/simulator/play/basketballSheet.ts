import type { EventNumbers } from '../../../services/stats/SportEvent';
import { minutesAndSeconds, percentOf, type Counts, type Sheet } from './Sheet';

/** What players and teams are counted alike. */
const numbers = (of: Counts): EventNumbers => ({
  assists: of('assists'),
  steals: of('steals'),
  blockedShots: of('blocks'),
  turnovers: of('turnovers'),
  personalFouls: of('fouls'),
  rebounds: {
    offensive: of('offensive'),
    defensive: of('defensive'),
    total: of('offensive') + of('defensive'),
  },
  points: 2 * of('made') + of('threes') + of('freeThrows'),
});

const SHOTS = [
  ['fieldGoals', 'made', 'shots'],
  ['threePointFieldGoals', 'threes', 'threeShots'],
  ['freeThrows', 'freeThrows', 'freeShots'],
] as const;

const shots = (of: Counts): EventNumbers =>
  Object.fromEntries(
    SHOTS.map(([name, made, tried]) => [name, { made: of(made), attempted: of(tried) }]),
  );

const shotsOfTeam = (of: Counts): EventNumbers =>
  Object.fromEntries(
    SHOTS.map(([name, made, tried]) => [
      name,
      { made: of(made), attempted: of(tried), percentage: percentOf(of(made), of(tried)) },
    ]),
  );

export const BASKETBALL_SHEET: Sheet = {
  groups: [
    {
      name: 'playerStats',
      includes: (of) => of('entered') + of('seconds') > 0,
      numbers: (of) => ({
        minutesPlayed: minutesAndSeconds(of('seconds')),
        ...shots(of),
        ...numbers(of),
      }),
    },
  ],
  teamStats: (own) => ({ ...shotsOfTeam(own), ...numbers(own) }),
};
