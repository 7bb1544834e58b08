/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { suggestSearches } from './suggestSearches';

const FOUND = [
  { kind: 'story', text: 'Eagles <b>trade</b>', url: '/news/trade.html' },
  { kind: 'section', text: 'Eagles', url: '/eagles/' },
  { kind: 'author', text: 'Una Eagleton', url: '/author/una' },
  { kind: 'game', text: 'of no known kind', url: '/x' },
  { kind: 'topic', text: 'unsafe', url: 'javascript:alert(1)' },
];
const asked: string[] = [];
let answer: unknown = FOUND;
const realFetch = globalThis.fetch;

beforeAll(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (input) => {
    const address = typeof input === 'string' ? input : '';
    asked.push(JSON.parse(new URL(address, 'http://x').searchParams.get('query') ?? '').query);
    return Promise.resolve({ ok: answer !== null, json: async () => answer } as Response);
  };
});
afterAll(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  asked.length = 0;
  answer = FOUND;
  document.body.innerHTML =
    '<main><form><label for="q">Search</label><div><input id="q" type="search" name="query"></div></form></main>';
  suggestSearches(document.querySelector('form') as HTMLFormElement);
});

const input = () => screen.getByLabelText<HTMLInputElement>('Search');
async function type(text: string): Promise<void> {
  fireEvent.input(input(), { target: { value: text } });
  await jest.advanceTimersByTimeAsync(1000);
}
const press = (key: string) => fireEvent.keyDown(input(), { key });
const marked = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('suggestions of a search', () => {
  it('stand in groups, as text, each a link, and are announced', async () => {
    await type('eag');
    expect(names()).toEqual(['Eagles', 'Una Eagleton', 'Eagles <b>trade</b>']);
    expect(screen.getByRole('group', { name: 'Writers' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Eagles' })).toHaveAttribute('href', '/eagles/');
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
    expect((await axe(document.body)).violations).toEqual([]);
    jest.useFakeTimers();
  });

  it('are asked for once a reader pauses, from two letters on', async () => {
    fireEvent.input(input(), { target: { value: 'e' } });
    fireEvent.input(input(), { target: { value: 'ea' } });
    fireEvent.input(input(), { target: { value: ' eag ' } });
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['eag']);
    await type('e');
    expect(asked).toEqual(['eag']);
    expect(names()).toEqual([]);
  });

  it('are reached by arrows, around and back into the text', async () => {
    await type('eag');
    press('ArrowDown');
    expect(marked()).toBe('Eagles');
    press('ArrowDown');
    press('ArrowDown');
    expect(marked()).toBe('Eagles <b>trade</b>');
    press('ArrowDown');
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    press('ArrowUp');
    expect(marked()).toBe('Eagles <b>trade</b>');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('are opened by Enter where one is marked; else Enter searches', async () => {
    await type('eag');
    expect(press('Enter')).toBe(true);
    const opened = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('option', { name: 'Una Eagleton' }).addEventListener('click', opened);
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('close on Escape, which then is again the page’s, and when the focus leaves', async () => {
    await type('eag');
    expect(press('Escape')).toBe(false);
    expect(names()).toEqual([]);
    expect(press('Escape')).toBe(true);
    await type('eagl');
    fireEvent.blur(input());
    expect(names()).toEqual([]);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['nothing fits', []],
    ['they can’t be had', null],
    ['the answer is none', { message: 'no' }],
  ])('are away where %s', async (_why, given) => {
    await type('eag');
    answer = given;
    await type('eagx');
    expect(names()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
