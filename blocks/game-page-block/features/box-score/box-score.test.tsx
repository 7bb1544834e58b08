/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { exampleGame } from '../../../../utils/stats/exampleGames';
import type { BoxTable, Game } from '../../../../utils/stats/game';
import { setFusion } from '../../../../mocks/fusion/state';
import BoxScoreFeature from './default';

afterEach(() => setFusion());

function show(game: Game) {
  setFusion({ app: { globalContent: [game] } });
  return render(<BoxScoreFeature />).container;
}

const column = (key: string, title = '') => ({ key, label: key.toUpperCase(), title });
const table = (columns: number, part: Partial<BoxTable> = {}): BoxTable => ({
  title: 'Passing',
  columns: Array.from({ length: columns }, (_, index) => column(`c${index}`)),
  rows: [],
  ...part,
});
const withBox = (away: BoxTable[], home: BoxTable[] = []): Game => ({
  ...exampleGame('football', 'final'),
  teamStats: [],
  box: { away, home },
});

describe('the box score', () => {
  it('is at #box-score, a captioned table for each part of a side', () => {
    const container = show(exampleGame('football', 'final'));
    expect(container.querySelector('#box-score')).not.toBeNull();
    expect(screen.getAllByRole('table', { name: /Passing$/ })).toHaveLength(2);
    const rushing = screen.getByRole('table', { name: 'Eagles: Rushing' });
    expect(within(rushing).getByRole('row', { name: /^Total/ })).toHaveClass('box__total');
  });

  it('scrolls by keyboard', () => {
    show(exampleGame('basketball', 'final'));
    expect(screen.getByRole('region', { name: 'Celtics: Players' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('is not there without a table', () => {
    expect(show(withBox([])).innerHTML).toBe('');
  });

  it('has no heading for a side without tables', () => {
    show(withBox([table(2)]));
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      expect.stringContaining('Cowboys'),
    ]);
  });

  it('says the position of a player after the name, and nothing for a number that is not known', () => {
    const rows = [
      { name: 'J. Hurts', position: 'QB', values: ['21'], isTotal: false },
      { name: 'Team', position: '', values: ['1', '2'], isTotal: true },
    ];
    show(withBox([table(2, { rows })]));
    const [, first, second] = screen.getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].map((cell) => cell.textContent);
    expect(cells(first)).toEqual(['J. Hurts QB', '21', '']);
    expect(cells(second)).toEqual(['Team', '1', '2']);
    expect([first?.className, second?.className]).toEqual(['', 'box__total']);
    expect(second?.querySelector('.box__position')).toBeNull();
  });

  it('says in full what a column is, where that is more than its letters', () => {
    show(
      withBox([table(0, { columns: [column('yds', 'Yards'), column('td', 'TD'), column('int')] })]),
    );
    const heads = screen.getAllByRole('columnheader').slice(1);
    expect(heads.map((head) => head.querySelector('abbr')?.title ?? null)).toEqual([
      'Yards',
      null,
      null,
    ]);
    expect(heads.map((head) => head.textContent)).toEqual(['YDS', 'TD', 'INT']);
  });

  it.each([
    [5, true],
    [6, false],
  ])('of %d columns has its sides beside each other: %s', (columns, isBeside) => {
    const container = show(withBox([table(2)], [table(columns)]));
    const sides = container.querySelector('.box__sides');
    expect(sides?.classList.contains('box__sides--beside')).toBe(isBeside);
    expect(container.querySelectorAll('.box__table--narrow')).toHaveLength(isBeside ? 2 : 1);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('that the league has confirmed (%s) has %d notes', (isConfirmed, notes) => {
    const final = exampleGame('football', 'final');
    if (final.status !== 'final') throw new Error('It is not over');
    const container = show({ ...final, isConfirmed });
    expect(container.querySelectorAll('.box__note')).toHaveLength(notes);
  });
});
