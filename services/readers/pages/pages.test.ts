/** @jest-environment jsdom */
import fc from 'fast-check';
import { axe, toHaveNoViolations } from 'jest-axe';

import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import type { ReadersOptions } from '../options';
import { AccountView, type AccountPage } from './AccountView';
import { contentsWith } from '../testing/exampleAccount';

expect.extend(toHaveNoViolations);

const view = new AccountView({
  pages: dailyPages,
  newsletters: {},
  gifts: {},
  desk: {},
} as unknown as ReadersOptions);
const draw = (page: AccountPage, typed = 'A name', token = 'token') =>
  view.draw({ page, content: contentsWith(typed)[page], token });
const PAGES = Object.keys(contentsWith('')) as AccountPage[];

const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
/** All elements with the names of their attributes, in order. */
const shapeOf = (markup: string) =>
  [...read(markup).querySelectorAll('*')].map(
    (one) => `${one.tagName} ${one.getAttributeNames().join(' ')}`,
  );

describe.each(PAGES)('The account page "%s"', (page) => {
  it('can be read and used by everyone, as far as axe knows', async () => {
    document.documentElement.lang = 'en';
    document.body.innerHTML = read(draw(page)).body.innerHTML;
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('takes no byte that somebody typed for markup', () => {
    const shape = shapeOf(draw(page));
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom('<', '>', '"', "'", '&', '</style>', '<script>', '-->', ' onfocus='),
          fc.string({ unit: 'grapheme' }),
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((parts) => `x${parts.join('')}x`);
    fc.assert(
      fc.property(hostile, (typed) => {
        expect(shapeOf(draw(page, typed, typed))).toEqual(shape);
      }),
      { numRuns: 30 },
    );
  });

  it('says its name, says where one is, and names each button', () => {
    const drawn = read(draw(page));
    const title = drawn.querySelector('h1')!.textContent;
    expect(drawn.title).toBe(`${title} | The Daily`);
    expect(drawn.querySelector('[aria-current]')!.textContent).toBe(title);
    const names = [...drawn.querySelectorAll('main button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
