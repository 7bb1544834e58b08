/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { control, type } from './testing/formActions';
import { calls, field, showForm } from './testing/showForm';
import type { Choice, ChoiceQuestion } from '../content/questions';

const PEOPLE: Choice[] = [
  { value: 'ann-lee', label: 'Ann Lee', note: 'News reporter', image: '/ann.jpg' },
  { value: 'ben-ashworth', label: 'Ben Ashworth' },
  { value: 'bea-ash', label: 'Bea Ash' },
];

const readChoices = jest.fn(async (_source: string, question: ChoiceQuestion) =>
  'query' in question
    ? PEOPLE.filter(({ label, value }) =>
        `${label} ${value}`.toLowerCase().includes(question.query.toLowerCase()),
      )
    : PEOPLE.filter(({ value }) => question.values.includes(value)),
);

/** Lets what is asked be answered, after the rest that typing takes. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 230)));

async function show(value: unknown, own = field({ kind: 'text', choices: 'people' })) {
  const form = showForm({ it: own }, { values: { it: value }, calls: calls({ readChoices }) });
  await act(async () => undefined);
  return form;
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(control(), { key, ...more });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '');

describe('a value that is known by name', () => {
  beforeEach(() => readChoices.mockClear());

  it('is shown by its name, and what tells it from others', async () => {
    const { container } = await show('ann-lee');
    expect(control()).toHaveValue('Ann Lee');
    expect(control()).toHaveAccessibleDescription('News reporter');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is searched by words and taken with the keys', async () => {
    const { edits, container } = await show('ann-lee');
    type('ash');
    await settle();
    expect(offered()).toEqual(['Ben Ashworth', 'Bea Ash', 'Use “ash”']);
    expect(active()).toHaveTextContent('Ben Ashworth');
    expect((await axe(container)).violations).toEqual([]);
    press('ArrowDown');
    expect(active()).toHaveTextContent('Bea Ash');
    press('ArrowUp');
    press('Enter');
    expect(edits).toEqual([['it', 'ben-ashworth']]);
    await settle();
    expect(control()).toHaveValue('Ben Ashworth');
    expect(offered()).toEqual([]);
  });

  it('is taken with the mouse', async () => {
    const { edits } = await show('');
    fireEvent.click(control());
    await settle();
    fireEvent.click(screen.getByRole('option', { name: /Ann Lee/ }));
    expect(edits).toEqual([['it', 'ann-lee']]);
    await act(async () => undefined);
  });

  it('is not taken before the search has answered', async () => {
    const { edits } = await show('');
    type('ash');
    press('Enter');
    expect(edits).toEqual([]);
  });

  it('stays what it was after Escape, and where words were only searched for', async () => {
    const { edits } = await show('ann-lee');
    type('ash');
    press('Escape');
    expect(control()).toHaveValue('Ann Lee');
    type('bea');
    await settle();
    fireEvent.blur(control());
    expect(control()).toHaveValue('Ann Lee');
    expect(edits).toEqual([]);
  });

  it('may be typed as it is', async () => {
    const { edits } = await show('');
    type('someone-new');
    await settle();
    expect(offered()).toEqual(['Use “someone-new”']);
    press('Enter');
    expect(edits).toEqual([['it', 'someone-new']]);
    await act(async () => undefined);
  });

  it('may be typed and left, where it is one', async () => {
    const { edits } = await show('');
    type('bea-ash');
    await settle();
    fireEvent.blur(control());
    expect(edits).toEqual([['it', 'bea-ash']]);
    await act(async () => undefined);
  });

  it('is emptied by leaving it empty', async () => {
    const { edits } = await show('ann-lee');
    type('');
    fireEvent.blur(control());
    expect(edits).toEqual([['it', '']]);
  });

  it('that is gone says so, and is kept', async () => {
    const { edits } = await show('zoe');
    expect(control()).toHaveValue('zoe');
    expect(control()).toHaveAccessibleDescription(/There is no “zoe”. It is kept/);
    expect(edits).toEqual([]);
  });

  it('whose name can’t be had is shown as it is', async () => {
    readChoices.mockRejectedValueOnce(new Error('The server can’t be reached.'));
    await show('ann-lee');
    expect(control()).toHaveValue('ann-lee');
    expect(control()).toHaveAccessibleDescription(/The server can’t be reached/);
  });

  it('is typed by hand where there is no server to ask', () => {
    const { edits } = showForm({ it: field({ kind: 'text', choices: 'people' }) });
    type('ann-lee');
    expect(edits).toEqual([['it', 'ann-lee']]);
  });
});

describe('a list of such values', () => {
  const own = field({ kind: 'list', items: 'text', choices: 'people' });

  it('asks for all names at once, and each item is one', async () => {
    readChoices.mockClear();
    const { container, edits } = await show(['ann-lee', 'bea-ash'], own);
    expect(readChoices.mock.calls).toEqual([['people', { values: ['ann-lee', 'bea-ash'] }]]);
    expect(screen.getByLabelText('Item 2')).toHaveValue('Bea Ash');
    expect((await axe(container)).violations).toEqual([]);
    const second = screen.getByLabelText('Item 2');
    type('ben', second);
    await settle();
    fireEvent.keyDown(second, { key: 'Enter' });
    fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true });
    expect(edits.map(([, value]) => value)).toEqual([
      ['ann-lee', 'ben-ashworth'],
      ['ben-ashworth', 'ann-lee'],
    ]);
    await act(async () => undefined);
  });
});
