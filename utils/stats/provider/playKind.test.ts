import type { PlayKind, Sport } from '../game';
import { playKind } from './playKind';

const kindOf = (sport: Sport, line: Record<string, unknown>): PlayKind =>
  playKind(line, sport, null);

describe('the kind of a play', () => {
  it.each<[Sport, string, PlayKind]>([
    ['soccer', 'Caution', 'penalty'],
    ['soccer', 'Expulsion', 'penalty'],
    ['soccer', 'Manager Expulsion', 'penalty'],
    ['soccer', 'Hand Ball Foul', 'penalty'],
    ['soccer', 'Penalty Kick - Good', 'score'],
    ['soccer', 'Penalty Kick - No Good', 'other'],
    ['soccer', 'Shootout Goal', 'score'],
    ['soccer', 'Shootout Save', 'other'],
    ['soccer', 'Shot on Goal', 'other'],
    ['soccer', 'Save (Shot on Target)', 'other'],
    ['soccer', 'Goalkeeper Punt', 'other'],
    ['soccer', 'Goalie Change', 'substitution'],
    ['hockey', 'Shot on Goal', 'other'],
    ['hockey', 'Goalie Change', 'substitution'],
    ['hockey', 'Goal', 'score'],
    ['basketball', 'Foul', 'penalty'],
    ['basketball', 'Free Throw Missed', 'other'],
  ])('%s: "%s" is of the kind %s', (sport, name, kind) => {
    expect(kindOf(sport, { playEvent: { name } })).toBe(kind);
  });

  it.each<[Sport, string, number | string, PlayKind]>([
    ['basketball', 'playEvent', 1, 'score'],
    ['basketball', 'playEvent', ' 2 ', 'other'],
    ['basketball', 'playEvent', '3', 'score'],
    ['basketball', 'playEvent', 4, 'other'],
    ['basketball', 'playEvent', 7, 'turnover'],
    ['basketball', 'playEvent', 8, 'penalty'],
    ['basketball', 'playEvent', 10, 'substitution'],
    ['soccer', 'playEvent', 2, 'penalty'],
    ['soccer', 'playEvent', 7, 'penalty'],
    ['soccer', 'playEvent', 8, 'penalty'],
    ['soccer', 'playEvent', 11, 'score'],
    ['soccer', 'playEvent', 17, 'score'],
    ['soccer', 'playEvent', 18, 'other'],
    ['soccer', 'playEvent', 20, 'other'],
    ['soccer', 'playEvent', 22, 'substitution'],
    ['soccer', 'playEvent', 28, 'score'],
    ['soccer', 'playEvent', 46, 'other'],
    ['football', 'playType', 9, 'turnover'],
    ['football', 'playType', 10, 'penalty'],
    ['football', 'playType', 11, 'penalty'],
    ['football', 'playType', 14, 'turnover'],
    ['football', 'playType', 4, 'other'],
    ['football', 'playType', 9999, 'other'],
    ['hockey', 'playEvent', 1, 'other'],
    ['baseball', 'playType', 1, 'other'],
  ])('%s: a play without a name, of the %s %j, is of the kind %s', (sport, key, id, kind) => {
    expect(kindOf(sport, { [key]: { [`${key}Id`]: id } })).toBe(kind);
  });

  it('is what the name says where an id says something else', () => {
    expect(kindOf('basketball', { playEvent: { playEventId: 1, name: 'Turnover' } })).toBe(
      'turnover',
    );
  });

  it.each([
    [22, 'S. Kelm extra point is good.', 'score'],
    [42, 'S. Kelm 38 yard field goal is good.', 'score'],
    [42, 'S. Kelm 38 yard field goal is no good.', 'other'],
  ])('of a kick of football by its id %d is told by its text: %s', (playTypeId, playText, kind) => {
    expect(kindOf('football', { playType: { playTypeId }, playText })).toBe(kind);
  });
});
