import type { Sport } from '../game';
import { fields, firstText, whole } from '../read';
import type { Fields } from '../read';

/** Basketball's `playEventId`. */
const BASKETBALL: Readonly<Record<number, string>> = {
  1: 'free throw made',
  2: 'free throw missed',
  3: 'field goal made',
  4: 'field goal missed',
  7: 'turnover',
  8: 'foul',
  10: 'substitution',
};

/** Football's `playTypeId`. Those of other kicks and fumbles are told differently by different houses. */
const FOOTBALL: Readonly<Record<number, string>> = {
  9: 'interception',
  10: 'penalty',
  11: 'penalty',
  14: 'fumble',
  22: 'extra point',
  42: 'field goal',
};

/** Soccer's `playEventId`. */
const SOCCER: Readonly<Record<number, string>> = {
  2: 'caution',
  7: 'expulsion',
  8: 'foul',
  11: 'goal',
  17: 'penalty kick - good',
  18: 'penalty kick - no good',
  22: 'substitution',
  28: 'own goal',
  29: 'goalie change',
  30: 'shootout goal',
  31: 'shootout save',
  32: 'hand ball foul',
  41: 'shootout miss',
  48: 'manager expulsion',
};

/**
 * What the provider calls the plays that are of a kind, by their ids: those that houses which use its feeds
 * have published, see docs/decisions/0031. Of baseball and hockey nothing that can be relied on is public.
 */
const NAMES: Record<Sport, Readonly<Record<number, string>>> = {
  baseball: {},
  basketball: BASKETBALL,
  football: FOOTBALL,
  hockey: {},
  soccer: SOCCER,
};

/** The provider's name of a play, small: `field goal made`. Where it sends the id alone, the name of that. */
export function playName(line: Fields, sport: Sport): string {
  const [event, type] = [fields(line['playEvent']), fields(line['playType'])];
  const said = firstText(
    event['name'],
    type['name'],
    fields(line['pbpDetailType'])['name'],
    typeof line['playType'] === 'string' ? line['playType'] : '',
  );
  if (said) return said.toLowerCase();
  const id = whole(event['playEventId'], 0, 999) ?? whole(type['playTypeId'], 0, 999);
  return id === null ? '' : (NAMES[sport][id] ?? '');
}
