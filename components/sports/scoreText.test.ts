import { exampleGame } from '../../utils/stats/exampleGames';
import { scoreText } from './scoreText';

describe('what stands beside a team (widgets §5)', () => {
  it('is its score once the game has begun, and its record before', () => {
    const final = exampleGame('football', 'final');
    expect(scoreText(final, 'home')).toBe(String(final.home.score));
    expect(scoreText(exampleGame('football', 'pre-game'), 'home')).toMatch(/^\d+-\d+/);
  });

  it('is its runs in baseball', () => {
    const game = exampleGame('baseball', 'final');
    expect(scoreText(game, 'away')).toBe(String(game.away.totals?.runs));
  });

  it('is nothing where nothing is known', () => {
    const game = exampleGame('football', 'final');
    const { score: _score, totals: _totals, ...side } = game.home;
    expect(scoreText({ ...game, home: { ...side, score: null } } as typeof game, 'home')).toBe('');
  });
});
