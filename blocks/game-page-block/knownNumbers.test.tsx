import { setFusion } from '../../mocks/fusion/state';
import type { Sport } from '../../utils/stats/game';
import { expectOnlyKnownNumbers } from './knownNumbers.fixture';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];

afterEach(() => setFusion());

it.each(SPORTS)(
  'every number on the page of a %s game was sent, or follows from what was',
  (sport) => {
    expectOnlyKnownNumbers(sport, 200);
  },
);
