/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { exampleCrossword, exampleIpuz } from './crossword/exampleCrosswords';
import { entriesOf } from './crossword/entriesOf';
import { readCards, readCrossword } from './crossword/readCrossword';
import Answers from './features/crossword-answers/default';
import List from './features/crossword-list/default';
import Crossword from './features/crossword/default';
import enhance from './features/crossword/enhance';
import { parseKept } from './features/crossword/kept';
import { written } from './features/crossword/Timer';
import states from './states';

const FEATURES: Record<string, typeof Crossword | typeof Answers | typeof List> = {
  crossword: Crossword,
  'crossword-answers': Answers,
  'crossword-list': List,
};

function show(name: string) {
  const { feature = '', fields = {}, content = {}, globalContent = null } = states[name] ?? {};
  setFusion({ content, app: { globalContent } });
  const View = FEATURES[feature]!;
  return render(<View customFields={fields} />).container;
}

/** The crossword awake; `at` is the box of a square. */
function open() {
  const container = show('ofThePage');
  enhance(container.querySelector<HTMLElement>('.crossword')!);
  const at = (square: number) =>
    container.querySelector<HTMLInputElement>(`[data-square="${square}"]`)!;
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement!, { key, ...more });
  const here = () => Number((document.activeElement as HTMLElement).dataset['square']);
  at(0).focus();
  return { container, at, press, here };
}

beforeEach(() => localStorage.clear());

describe('a crossword', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each([
    ['PAT#ARIARING#DEE', 4, ['1a', '4a', '6a', '7a', '1d', '2d', '3d', '5d']],
    ['AB#CD', 5, ['1a', '2a']],
    ['A#B', 1, []],
    ['A#BC', 2, ['2a', '1d']],
  ])('%s, %i wide, is numbered as in print', (letters, width, expected) => {
    const names = entriesOf(letters, width).map((entry) => entry.number + entry.direction[0]!);
    expect(names).toEqual(expected);
  });

  it('has each white square of a run of two or more in one word across, and in one down', () => {
    const grid = fc.tuple(
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.constantFrom('A', '#'), { minLength: 1, maxLength: 49 }),
    );
    fc.assert(
      fc.property(grid, ([width, squares]) => {
        const letters = squares.slice(0, squares.length - (squares.length % width)).join('');
        for (const direction of ['across', 'down'] as const) {
          const of = entriesOf(letters, width).filter((entry) => entry.direction === direction);
          const covered = of.flatMap((entry) => entry.squares);
          expect(new Set(covered).size).toBe(covered.length);
          expect(covered.every((square) => letters[square] === 'A')).toBe(true);
        }
      }),
    );
  });

  it('is read of an ipuz file, with each clue at its answer', () => {
    expect(exampleCrossword).toMatchObject({
      day: '2026-11-21',
      letters: 'PAT#ARIARING#DEE',
      pageTitle: 'Crossword: Four Square',
    });
    const { clue, squares } = exampleCrossword.entries[7]!;
    expect([clue, squares]).toEqual(['Number on a birthday cake', [7, 11, 15]]);
  });

  it.each([
    ['its rows', { ...exampleIpuz, dimensions: { width: 5, height: 4 } }],
    [
      'no letter',
      { ...exampleIpuz, solution: exampleIpuz.solution.map((row) => row.map(() => '?')) },
    ],
    ['1 down has no clue', { ...exampleIpuz, clues: { ...exampleIpuz.clues, Down: [] } }],
    ['no date', { ...exampleIpuz, date: 'soon' }],
    ['its rows', null],
  ])('is refused where it can’t be solved: %s', (why, data) => {
    expect(() => readCrossword(data)).toThrow(why);
  });

  it('is refused or read, whatever a feed sends', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(Array.isArray(readCards(data))).toBe(true);
        expect(() => readCrossword(data)).toThrow('The crossword can’t be shown');
      }),
    );
  });

  it('works without script: a box a square, clues that lead to them, a link to the answers', () => {
    const container = show('ofThePage');
    expect(container.querySelectorAll('input')).toHaveLength(14);
    const clue = screen.getByRole('link', { name: 'Like a desert' });
    const box = container.querySelector(clue.getAttribute('href')!);
    expect(box).toHaveAccessibleName('Row 1, column 2: 1 across, letter 2; 2 down, letter 1');
    expect(screen.getByRole('link', { name: 'See the answers' })).toHaveAttribute(
      'href',
      '/puzzles/crossword/2026-11-21/answers/',
    );
  });

  it('has its answers on a page of their own', () => {
    const container = show('answers');
    expect(container.querySelectorAll('input')).toHaveLength(0);
    expect(container).toHaveTextContent('Like a desert: ARID');
  });

  it('shows nothing on a page about no crossword where there is none', () => {
    expect(show('notThere')).toBeEmptyDOMElement();
  });
});

describe('a crossword that is solved', () => {
  it('takes letters and goes on within the word, and stays at its end', () => {
    const { at, press, here } = open();
    for (const key of ['p', 'A', 't', 'x']) press(key);
    expect([at(0).value, at(1).value, at(2).value, here()]).toEqual(['P', 'A', 'X', 2]);
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowDown', 0, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowUp', 7, 7],
    ['End', 4, 7],
    ['Home', 6, 4],
  ])('%s goes from %i to %i', (key, from, to) => {
    const { at, press, here } = open();
    (at(from) ?? at(7)).focus();
    press(key);
    expect(here()).toBe(to === 3 ? 11 : to);
  });

  it('Tab goes through the clues and leaves the grid behind the last one', () => {
    const { press, here } = open();
    const seen = [];
    for (let turn = 0; turn < 7; turn += 1) {
      expect(press('Tab')).toBe(false);
      seen.push(here());
    }
    expect(seen).toEqual([4, 8, 13, 0, 1, 2, 7]);
    expect(press('Tab')).toBe(true);
    expect(press('Tab', { shiftKey: true })).toBe(false);
    expect(here()).toBe(2);
  });

  it('one square is a stop for Tab, and it says clue and place', () => {
    const { container, at, press } = open();
    press(' ');
    press('ArrowDown');
    expect(container.querySelectorAll('input[tabindex="0"]')).toHaveLength(1);
    expect(at(4)).toHaveAccessibleName('1 down: Golfer’s goal, letter 2 of 3');
    expect(screen.getByRole('link', { name: 'Golfer’s goal' })).toHaveAttribute('aria-current');
  });

  it('Backspace empties the square, and then the one before', () => {
    const { at, press, here } = open();
    for (const key of ['p', 'a', 't', 'Backspace', 'Backspace']) press(key);
    expect([at(0).value, at(1).value, at(2).value, here()]).toEqual(['P', '', '', 1]);
  });

  it('leaves combinations with Control to the browser', () => {
    const { at, press } = open();
    expect(press('p', { ctrlKey: true })).toBe(true);
    expect(at(0)).toHaveValue('');
  });

  it('takes what a keyboard on a screen puts into a box', () => {
    const { at, here } = open();
    fireEvent.input(at(0), { target: { value: 'q' } });
    expect([at(0).value, here()]).toEqual(['Q', 1]);
    fireEvent.input(at(1), { target: { value: '7' } });
    expect(at(1)).toHaveValue('');
  });

  it('checks a letter, a word or all, and says what it found', () => {
    const { at, press } = open();
    const status = screen.getByRole('status');
    fireEvent.click(screen.getByRole('button', { name: 'Check puzzle' }));
    expect(status).toHaveTextContent('Nothing is filled in there yet.');
    for (const key of ['p', 'o', 't']) press(key);
    fireEvent.click(screen.getByRole('button', { name: 'Check letter' }));
    expect(status).toHaveTextContent('So far all right.');
    fireEvent.click(screen.getByRole('button', { name: 'Check word' }));
    expect(status).toHaveTextContent('1 letter is wrong.');
    expect(at(1)).toBeInvalid();
    at(1).focus();
    press('a');
    expect(at(1)).toBeValid();
  });

  it('reveals, keeps what is revealed, and knows when all is right', () => {
    const { at, press } = open();
    press('x');
    at(0).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Reveal word' }));
    expect([at(0).value, at(1).value, at(2).value]).toEqual(['P', 'A', 'T']);
    at(0).focus();
    press('x');
    expect(at(0)).toHaveValue('P');
    fireEvent.click(screen.getByRole('button', { name: 'Reveal puzzle' }));
    expect(screen.getByRole('status')).toHaveTextContent('Solved. Well done!');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([at(0).value, at(0).readOnly]).toEqual(['', false]);
  });

  it('is as it was when one comes back', () => {
    const first = open();
    first.press('z');
    first.container.remove();
    expect(open().at(0)).toHaveValue('Z');
  });

  it.each([
    [null, null],
    [{ letters: ['A'], revealed: [], seconds: 1 }, null],
    [{ letters: ['A', 'b'], revealed: [], seconds: 1 }, null],
    [
      { letters: ['A', ''], revealed: [1, 9, 'x'], seconds: -4 },
      { letters: ['A', ''], revealed: [1], seconds: 0 },
    ],
  ])('what is kept is read as what it may be: %j', (kept, expected) => {
    expect(parseKept(kept, 2)).toEqual(expected);
  });

  it.each([
    [0, '0:00'],
    [245, '4:05'],
    [3845, '1:04:05'],
  ])('%i seconds are %s', (seconds, text) => expect(written(seconds)).toBe(text));
});

it('The list has what has a day and a title, newest first as it came', () => {
  const card = { day: '2026-11-21', title: 'Saturday', author: 'Ann Poe', width: 5, height: 5 };
  const crosswords = [
    card,
    { ...card, title: '' },
    { ...card, day: 'someday' },
    { ...card, day: '' },
    null,
  ];
  expect(readCards({ crosswords })).toEqual([card]);
  expect(readCards(null)).toEqual([]);
});
