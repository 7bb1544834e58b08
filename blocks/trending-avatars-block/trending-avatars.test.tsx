/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import TrendingAvatars from './features/trending-avatars/default';
import enhance from './features/trending-avatars/enhance';
import { shownArrows } from './features/trending-avatars/shownArrows';
import states from './states';
import type { TrendingAvatar } from './TrendingAvatar';

function show(name: string): HTMLElement {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<TrendingAvatars customFields={fields} />).container;
}

const dots = (container: HTMLElement) => container.querySelectorAll('.is-new').length;

describe('trending avatars (widgets §4)', () => {
  beforeEach(() => localStorage.clear());

  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('lead to what a columnist wrote last, and say so', () => {
    show('three');
    expect(
      screen.getByRole('link', {
        name: 'Owen McBride What Owen McBride thinks of the fourth quarter',
      }),
    ).toHaveAttribute('href', '/sports/column-0-20261120.html');
  });

  it.each([
    [0, true],
    [29, true],
    [31, false],
  ])('have a dot %s minutes after publication: %s', (minutes, expected) => {
    const publishedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const [first] = (states['three']?.content?.['trending-avatars-api'] ?? []) as TrendingAvatar[];
    setFusion({ content: { 'trending-avatars-api': [{ ...first, publishedAt }] } });
    const { container } = render(<TrendingAvatars customFields={{ authors: ['x'] }} />);
    expect(dots(container) === 1).toBe(expected);
  });

  it('lose the dot when clicked, now and on the next visit, and say “new” no more', () => {
    const container = show('new');
    enhance(container);
    expect(dots(container)).toBe(5);
    const link = screen.getByRole('link', { name: /^Owen McBride New\./ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(dots(container)).toBe(4);
    expect(screen.getByRole('link', { name: /^Owen McBride What/ })).toBe(link);
    container.remove();

    const again = show('new');
    enhance(again);
    expect(dots(again)).toBe(4);
  });

  it('have a dot again for the next story', () => {
    localStorage.setItem('clickedAvatars', JSON.stringify({ 'owen-mcbride': 'an-older-column' }));
    const container = show('new');
    enhance(container);
    expect(dots(container)).toBe(5);
  });

  it.each(['not json', '"text"', 'null', '[]'])('survive what else is stored: %s', (stored) => {
    localStorage.setItem('clickedAvatars', stored);
    const container = show('new');
    expect(() => enhance(container)).not.toThrow();
    expect(dots(container)).toBe(5);
  });

  it('are called by their id where nobody knows the author', () => {
    show('unknownAuthor');
    expect(screen.getByRole('link', { name: 'no-such-writer' })).toBeInTheDocument();
  });

  it('are nothing without columnists', () => {
    expect(show('none')).toBeEmptyDOMElement();
  });
});

describe('arrows (widgets §4)', () => {
  it.each([
    ['at the start', 1280, 0, false, true],
    ['40 px on', 1280, 40, false, true],
    ['more than 40 px on', 1280, 41, true, true],
    ['28 px on, on a phone', 390, 28, false, true],
    ['more than 28 px on, on a phone', 390, 29, true, true],
    ['more than 28 px on, in the widest window of a phone', 479, 29, true, true],
    ['more than 28 px on, in the narrowest of no phone', 480, 29, false, true],
    ['one px from the end', 1280, 299, true, false],
    ['two px from the end', 1280, 298, true, true],
    ['at the end', 1280, 300, true, false],
  ])('%s', (_name, windowWidth, scrollLeft, left, right) => {
    const strip = { scrollLeft, clientWidth: 500, scrollWidth: 800 };
    expect(shownArrows(strip, windowWidth)).toEqual({ left, right });
  });

  it('hand the focus to the other one when they go', () => {
    const container = show('three');
    const strip = container.querySelector('.trending__list')!;
    const [left, right] = ['left', 'right'].map((side) =>
      container.querySelector<HTMLElement>(`.trending__arrow--${side}`),
    );
    const scrollTo = (scrollLeft: number) => {
      Object.defineProperties(strip, {
        scrollLeft: { value: scrollLeft, configurable: true },
        clientWidth: { value: 500, configurable: true },
        scrollWidth: { value: 800, configurable: true },
      });
      fireEvent.scroll(strip);
    };
    scrollTo(0);
    enhance(container);
    expect([left?.hidden, right?.hidden]).toEqual([true, false]);
    right?.focus();
    scrollTo(150);
    expect(right).toHaveFocus();
    scrollTo(300);
    expect(left).toHaveFocus();
    scrollTo(150);
    expect(left).toHaveFocus();
    scrollTo(0);
    expect(right).toHaveFocus();
    expect([left?.hidden, right?.hidden]).toEqual([true, false]);
  });

  it('are not there where everything fits', () => {
    expect(shownArrows({ scrollLeft: 0, clientWidth: 800, scrollWidth: 800 }, 1280)).toEqual({
      left: false,
      right: false,
    });
  });
});
