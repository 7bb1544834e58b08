import { setFusion } from '../mocks/fusion/state';
import type { Sport } from '../utils/stats/game';
import { expectOnlyKnownNumbers, expectOnlyKnownStandings, NOW } from './knownNumbers.fixture';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];
/** Of each sport; with those of the game page there are 10,000 in all, drawn anew each time. */
const EVENTS = Number(process.env['BROADSHEET_EVENTS'] ?? 1000);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
  setFusion();
});

it.each(SPORTS)(
  'every number of a %s game in lists and on boards was sent, or follows from what was',
  (sport) => {
    expectOnlyKnownNumbers(sport, EVENTS);
  },
  1_200_000,
);

it.each(SPORTS)(
  'every number of the standings of %s was sent, or follows from what was',
  (sport) => {
    expectOnlyKnownStandings(sport, EVENTS);
  },
  1_200_000,
);
