/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game } from '../../utils/stats/game';
import { BoardSide } from './board/BoardSide';

const side = (game: Game, place: 'home' | 'away' = 'home') => {
  const { container, unmount } = render(<BoardSide game={game} place={place} />);
  const copy = container.cloneNode(true) as HTMLElement;
  unmount();
  return copy.firstElementChild!;
};

describe('a side of the scoreboard (widgets §4)', () => {
  it('says which side it is, for its place and its look', () => {
    const game = exampleGame('football', 'final');
    expect(side(game, 'home').className).toMatch(/^board-side board-side--home/);
    expect(side(game, 'away').className).toMatch(/^board-side board-side--away/);
  });

  it.each(['football', 'baseball', 'basketball', 'hockey', 'soccer'] as const)(
    'has its score in the letters of its league: %s',
    (sport) => {
      const game = exampleGame(sport, 'final');
      const score = side(game).querySelector('[data-score]')!;
      expect(score.className).toBe(`board-side__score board-side__score--${game.league}`);
      expect(score.textContent).toBe(String(game.home.totals?.runs ?? game.home.score));
    },
  );

  it('has its record where one is known, and no score before the game', () => {
    const game = exampleGame('football', 'pre-game');
    expect(side(game).querySelector('.board-side__record')?.textContent).toMatch(/\d/);
    expect(side(game).querySelector('[data-score]')).toBeNull();
    const unknown = { ...game, home: { ...game.home, record: null } } as unknown as Game;
    expect(side(unknown).querySelector('.board-side__record')).toBeNull();
  });

  it('names its place once where the team is called by it', () => {
    const game = exampleGame('football', 'final');
    const { nickname } = game.home;
    expect(side(game).querySelector('.board-side__location')?.textContent).toBe(game.home.location);
    const same = { ...game, home: { ...game.home, location: nickname } } as Game;
    expect(side(same).querySelector('.board-side__location')).toBeNull();
  });

  it('has the ball in the NFL only, while it is played, on the side that has it', () => {
    const has = (game: Game, place: 'home' | 'away') =>
      side(game, place).querySelector('.board-side__name svg') !== null;
    const game = { ...exampleGame('football', 'in-progress'), possession: 'home' } as Game;
    expect([has(game, 'home'), has(game, 'away')]).toEqual([true, false]);
    expect(has({ ...game, league: 'mls' }, 'home')).toBe(false);
  });
});
