import type { GameStatus, Sport } from '../game';
import { readSent, type Raw } from './readSent.fixture';

describe('what a game is', () => {
  const post = { eventType: { eventTypeId: 2, name: 'Post-season' } };
  const finals = { name: 'NBA Finals', series: { gameNumber: '7', ifNecessary: 'true' } };

  it.each<[Sport, GameStatus, Raw, string]>([
    ['football', 'final', { eventType: { eventTypeId: 0, name: 'Preseason' } }, 'Preseason'],
    ['baseball', 'final', { eventType: { name: 'Pre-season' } }, 'Spring training'],
    ['baseball', 'final', { eventType: { eventTypeId: '0' } }, 'Spring training'],
    ['football', 'final', { eventType: { name: 'Regular Season', eventTypeId: 2 } }, ''],
    ['football', 'final', { eventType: { name: 'Exhibition' } }, ''],
    ['football', 'final', { eventType: { name: 'Pro Bowl' } }, 'Pro Bowl'],
    ['basketball', 'final', { eventType: { eventTypeId: 3 } }, 'All-Star Game'],
    [
      'football',
      'final',
      { ...post, eventRound: { name: 'Wild Card', gameNumber: 1 } },
      'Wild Card',
    ],
    [
      'baseball',
      'final',
      { ...post, eventRound: { name: 'World Series' }, gameNumber: 3 },
      'World Series, Game 3',
    ],
    [
      'basketball',
      'pre-game',
      { ...post, eventRound: finals },
      'NBA Finals, Game 7 (if necessary)',
    ],
    ['basketball', 'final', { ...post, eventRound: finals }, 'NBA Finals, Game 7'],
    [
      'soccer',
      'final',
      {
        eventType: { name: 'Playoffs' },
        eventRound: { name: 'MLS Cup', series: { gameNumber: 1, maxGames: 1 } },
      },
      'MLS Cup',
    ],
    ['hockey', 'final', { ...post, eventRound: {} }, 'Playoffs'],
    ['hockey', 'final', {}, ''],
  ])('%s, %s, of %j is %s', (sport, status, parts, occasion) => {
    expect(readSent(sport, status, parts).occasion).toBe(occasion);
  });

  it.each<[unknown, boolean]>([
    ['false', false],
    [0, false],
    [true, true],
    [null, true],
  ])('a final whose data is confirmed (%j): %s', (isDataConfirmed, isConfirmed) => {
    expect(readSent('football', 'final', { isDataConfirmed })).toMatchObject({ isConfirmed });
  });

  it('a doubleheader is one in both spellings', () => {
    const parts = { isDoubleheader: undefined, isDoubleHeader: '1' };
    expect(readSent('baseball', 'final', parts).isDoubleheader).toBe(true);
  });
});
