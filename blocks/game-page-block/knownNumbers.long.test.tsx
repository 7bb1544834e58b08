import { setFusion } from '../../mocks/fusion/state';
import type { Sport } from '../../utils/stats/game';
import { expectOnlyKnownNumbers } from './knownNumbers.fixture';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];
/** Of each sport; `BROADSHEET_EVENTS=10000` takes ten minutes. */
const EVENTS = Number(process.env['BROADSHEET_EVENTS'] ?? 2000);

afterEach(() => setFusion());

it.each(SPORTS)(
  `${EVENTS} events of %s: nothing throws, and no number is invented`,
  (sport) => {
    expectOnlyKnownNumbers(sport, EVENTS);
  },
  1_200_000,
);
