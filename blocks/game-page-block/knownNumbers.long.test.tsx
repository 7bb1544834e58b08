import { setFusion } from '../../mocks/fusion/state';
import type { Sport } from '../../utils/stats/game';
import { expectOnlyKnownNumbers } from './knownNumbers.fixture';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];
/** Of each sport, drawn anew each time. */
const EVENTS = Number(process.env['BROADSHEET_EVENTS'] ?? 1000);

afterEach(() => setFusion());

it.each(SPORTS)(
  `${EVENTS} events of %s: nothing throws, and no number is invented`,
  (sport) => {
    expectOnlyKnownNumbers(sport, EVENTS);
  },
  1_200_000,
);
