/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { exampleGame } from '../../utils/stats/exampleGames';
import { LineScore } from './LineScore';

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (row: number) => [...(screen.getAllByRole('row')[row]?.children ?? [])];

describe('a line score', () => {
  it.each([
    ['baseball', 'Score by inning', 9, ['RRuns', 'HHits', 'EErrors']],
    ['basketball', 'Score by period', 4, ['TTotal']],
    ['football', 'Score by period', 4, ['TTotal']],
    ['hockey', 'Score by period', 3, ['TTotal']],
    ['soccer', 'Score by period', 2, ['TTotal']],
  ] as const)('of %s has a column for each period, and totals', (sport, label, periods, totals) => {
    const { container } = render(<LineScore game={exampleGame(sport, 'in-progress')} />);
    expect(screen.getByRole('region', { name: label })).toHaveAttribute('tabindex', '0');
    expect(heads()[0]).toBe('Team');
    expect(heads().length).toBeGreaterThanOrEqual(1 + periods + totals.length);
    expect(heads().slice(-totals.length)).toEqual(totals);
    for (const row of [1, 2]) expect(cells(row)).toHaveLength(heads().length);
    expect(container.querySelectorAll('tbody [data-score]')).toHaveLength(2);
    expect(container.querySelectorAll('.line-score__table--innings')).toHaveLength(
      sport === 'baseball' ? 1 : 0,
    );
  });

  it('has the visitors first', () => {
    const game = exampleGame('hockey', 'final');
    render(<LineScore game={game} />);
    expect(cells(1)[0]).toHaveTextContent(game.away.nickname);
    expect(cells(2)[0]).toHaveTextContent(game.home.nickname);
  });

  it('marks the period that is being played, and none of a game that is over', () => {
    const { container, rerender } = render(
      <LineScore game={exampleGame('football', 'in-progress')} />,
    );
    expect(container.querySelectorAll('thead .line-score__current')).toHaveLength(1);
    expect(container.querySelectorAll('tbody .line-score__current')).toHaveLength(2);
    rerender(<LineScore game={exampleGame('football', 'final')} />);
    expect(container.querySelectorAll('.line-score__current')).toHaveLength(0);
  });

  it.each([
    ['football', 1, true],
    ['football', 2, false],
    ['baseball', 1, true],
    ['baseball', 2, false],
  ] as const)(
    'of %s has columns before its first line comes, in period %i: %s',
    (sport, now, has) => {
      const game = exampleGame(sport, 'in-progress');
      const bare = (place: 'away' | 'home') => ({ ...game[place], lines: [], totals: null });
      const progress =
        game.progress.kind === 'innings'
          ? { ...game.progress, inning: now }
          : { ...game.progress, period: now };
      const early = { ...game, progress, away: bare('away'), home: bare('home') };
      const { container } = render(<LineScore game={early as typeof game} />);
      expect(container.querySelector('.line-score') !== null).toBe(has);
      if (has) expect(container.querySelectorAll('thead .line-score__current')).toHaveLength(1);
    },
  );

  it('marks the half inning for the side at bat alone', () => {
    const { container } = render(<LineScore game={exampleGame('baseball', 'in-progress')} />);
    expect(container.querySelectorAll('tbody .line-score__current')).toHaveLength(1);
  });

  it('is not there for a game that has nothing but its score', () => {
    const game = exampleGame('football', 'final');
    const bare = (place: 'away' | 'home') => ({ ...game[place], lines: [], totals: null });
    const { container } = render(
      <LineScore game={{ ...game, away: bare('away'), home: bare('home') }} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
