import { exampleGame } from '../../utils/stats/exampleGames';
import type { GameStatus, Sport } from '../../utils/stats/game';
import { eventOf } from '../../utils/stats/provider/eventOf.fixture';
import { gameOf } from './gameContent';

const SPORTS: Sport[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const STATUSES: GameStatus[] = [
  'pre-game',
  'in-progress',
  'delayed',
  'final',
  'postponed',
  'suspended',
  'canceled',
  'vacated',
];

describe('the game that a page is about', () => {
  it.each(SPORTS.flatMap((sport) => STATUSES.map((status) => [sport, status] as const)))(
    '%s, %s',
    (sport, status) => {
      const game = exampleGame(sport, status);
      expect(gameOf([game])).toBe(game);
      expect(gameOf({ game, stories: [] })).toBe(game);
      expect(gameOf(JSON.parse(JSON.stringify([game])))).toEqual(game);
    },
  );

  const game = exampleGame('football', 'in-progress');

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an empty list', []],
    ['a list of games', [game, game]],
    ['a game that is in no list', game],
    ['what the provider sent', [eventOf(game)]],
    ['a story', { headlines: { basic: 'x' } }],
    ['a text', 'game'],
    ['a game of no status we know', [{ ...game, status: 'rescheduled' }]],
    ['one in progress that is nowhere', [{ ...game, progress: null }]],
    ['one without a side', [{ ...game, away: undefined }]],
    ['one with a broken play', [{ ...game, plays: [{ id: 1 }] }]],
    ['one of another sport', [{ ...game, sport: 'cricket' }]],
  ])('%s is none', (_name, content) => {
    expect(gameOf(content)).toBeNull();
  });

  it('one with another number of bases than three is none', () => {
    const situation = { balls: 0, strikes: 0, outs: 0, bases: [true, false, false] };
    const progress = { kind: 'innings', inning: 1, half: 'Top', situation };
    const at = { ...exampleGame('baseball', 'in-progress'), progress };
    const two = {
      ...at,
      progress: { ...progress, situation: { ...situation, bases: [true, true] } },
    };
    expect([gameOf([at]), gameOf([two])]).toEqual([at, null]);
  });

  it.each(Object.keys(game))('a game without %s is none', (member) => {
    expect(gameOf([{ ...game, [member]: undefined }])).toBeNull();
  });
});
