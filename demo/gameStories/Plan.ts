import type { Final } from '../../utils/stats/game';
import type { Desk } from './desks';
import type { Coming } from './nextGame';

/** What a team has played and will play. */
export interface Plan {
  desk: Desk;
  last: Final | null;
  /** By start. */
  coming: Coming[];
}
