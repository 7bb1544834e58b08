import type { EventRecord } from '../../../services/stats/SportEvent';
import type { WonLostTied } from '../../../services/stats/Standings';
import { numberOf } from '../../../services/stats/wire';

/** A record in numbers; overtime losses are ties. */
export function tallyOf({ wins, losses, ties, overtimeLosses }: EventRecord): WonLostTied {
  return {
    wins: numberOf(wins),
    losses: numberOf(losses),
    ties: numberOf(overtimeLosses ?? ties ?? 0),
  };
}
