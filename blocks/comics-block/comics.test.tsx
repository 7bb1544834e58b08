/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { isComics } from './comics/comics';
import { readComics } from './comics/readComics';
import View from './features/comics/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, globalContent = null } = states[name] ?? {};
  setFusion({ content, app: { globalContent } });
  return render(<View customFields={fields} />).container;
}

describe('the comics', () => {
  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('have pictures with words for them, and what is said as text', () => {
    show('newest');
    const strip = screen.getByRole('region', { name: 'Stoop by Renny Baptista' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(3);
    expect(within(strip).getByRole('img', { name: 'Three women on marble steps' })).toHaveAttribute(
      'width',
      '400',
    );
    expect(strip).toHaveTextContent('Dot: Snow by Friday, they say.');
  });

  it('lead to the days beside theirs that have some', () => {
    show('newest');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Friday, Nov. 20/ })).toHaveAttribute(
      'href',
      '/comics/daily/2026-11-20/',
    );
    show('ofTheDay');
    expect(screen.getByRole('link', { name: /Sunday, Nov. 22/ })).toHaveAttribute('rel', 'next');
  });

  it.each([
    ['noStrips', 'There are none of this day.'],
    ['notAvailable', 'The comics are not available right now.'],
  ])('say that there are none: %s', (name, words) => {
    expect(show(name)).toHaveTextContent(words);
  });

  it('leave out panels that can’t be shown to everybody, and strips without any', () => {
    const image = { url: '/a.svg', width: 4, height: 4 };
    const panels = [
      { image, alt: '' },
      { image: { ...image, url: 'javascript:1' }, alt: 'A cat' },
      { image: { url: '/a.svg' }, alt: 'A cat' },
    ];
    const strip = { id: 'a', title: 'A', panels };
    const read = readComics({
      day: '2026-11-21',
      strips: [strip, { ...strip, panels: [{ image, alt: 'A cat' }] }],
    });
    expect(read.strips.map((one) => one.panels.length)).toEqual([1]);
  });

  it('are read or refused, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (strips) => {
        expect(isComics(readComics({ day: '2026-11-21', strips }))).toBe(true);
      }),
    );
    expect(() => readComics({ strips: [] })).toThrow('The comics have no day');
  });
});
