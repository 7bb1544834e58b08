/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { exampleGame } from '../../../utils/stats/exampleGames';
import type { Game } from '../../../utils/stats/game';
import { BoardMiddle } from './BoardMiddle';

const words = (game: Game, hasHeader: boolean): (string | null)[] =>
  [
    ...render(<BoardMiddle game={game} hasHeader={hasHeader} />).container.querySelector(
      '.board-middle',
    )!.children,
  ].map(({ textContent }) => textContent);

describe('what stands between the teams (widgets §4)', () => {
  const second = exampleGame('baseball', 'final', { isDoubleheader: true, network: 'NBCSP' });

  it('says status, second game and channel where no header does', () => {
    expect(words(second, false)).toEqual(
      expect.arrayContaining(['Final', 'Double Header', 'NBCSP']),
    );
    for (const word of ['Final', 'Double Header', 'NBCSP'])
      expect(words(second, true)).not.toContain(word);
    expect(words({ ...second, isDoubleheader: false }, false)).not.toContain('Double Header');
  });

  it('has no status of a game to come, but its hour', () => {
    const game = exampleGame('football', 'pre-game');
    expect(words(game, false)[0]).toMatch(/^at Nov\.\u00A022, 1\u00A0p\.m\.$/);
  });

  it('names the place, the day of a game that is over, and a new date', () => {
    expect(words(exampleGame('football', 'final'), true)).toContain('Nov. 22');
    const postponed = words(exampleGame('baseball', 'postponed'), true);
    expect(postponed).toEqual(expect.arrayContaining(['Make-up', 'Nov.\u00A029, 1\u00A0p.m.']));
    expect(words(exampleGame('baseball', 'postponed', { makeup: null }), true)).not.toContain(
      'Make-up',
    );
  });

  it('shows the goals of a shootout once both have some', () => {
    const game = exampleGame('hockey', 'final');
    const shot = { ...game, away: { ...game.away, shootout: 1 } } as Game;
    expect(words(shot, true)).not.toContain('Shootout 1-2');
    expect(words({ ...shot, home: { ...game.home, shootout: 2 } }, true)).toContain('Shootout 1-2');
  });
});
