import { exampleGame } from '../../utils/stats/exampleGames';
import type { GameStatus } from '../../utils/stats/game';
import { spokenScore } from '../../utils/stats/spokenScore';
import { spokenCard } from './features/scoreboard-ribbon/spokenCard';

const say = (status: GameStatus, label: string, more = {}) => {
  const game = exampleGame('football', status, more);
  return spokenCard(game, label).replace(spokenScore(game), 'SCORE');
};

describe('a card of the ribbon in words', () => {
  it.each<[GameStatus, string, string]>([
    ['in-progress', 'LIVE', 'Live: SCORE'],
    ['delayed', 'DELAYED', 'SCORE'],
    ['suspended', 'SUSPENDED', 'SCORE'],
    ['final', 'FINAL', 'SCORE'],
    ['final', 'FINAL, Yesterday', 'SCORE, yesterday'],
    ['final', 'Yesterday', 'SCORE, yesterday'],
    ['pre-game', 'Today', 'Today: SCORE'],
    ['pre-game', 'Tomorrow', 'Tomorrow: SCORE'],
    ['pre-game', 'Sun, Nov 22', 'SCORE'],
    ['postponed', 'Postponed', 'Postponed: SCORE'],
  ])('of a game that is %s, labeled %s: %s', (status, label, words) => {
    expect(say(status, label)).toBe(words);
  });

  it('begins with what kind of game it is', () => {
    expect(say('final', 'FINAL', { isExhibition: true })).toBe('Exhibition. SCORE');
    expect(say('final', 'FINAL', { occasion: 'World Series, Game 3' })).toBe(
      'World Series, Game 3. SCORE',
    );
  });
});
