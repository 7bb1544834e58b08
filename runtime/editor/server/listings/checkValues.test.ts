import type { CustomField } from '../../../fusion/customField';
import { makeField } from '../../../fusion/makeField';
import { checkValues } from './checkValues';
import type { ListingKind } from './ListingKind';

const check = (one: CustomField, value: unknown) =>
  checkValues({ one: 'place', fields: { it: one } } as unknown as ListingKind, { it: value });

const kinds = {
  text: makeField({ label: 'It', kind: 'text' }),
  name: makeField({ label: 'It', kind: 'text', required: true }),
  list: makeField({ label: 'It', kind: 'list', items: 'text' }),
  price: makeField({
    label: 'It',
    kind: 'select',
    options: [{ value: '$', label: '$' }],
    isOrdered: false,
  }),
  url: makeField({ label: 'It', kind: 'url' }),
  flag: makeField({ label: 'It', kind: 'boolean' }),
  degrees: makeField({ label: 'It', kind: 'number', min: -90, max: 90 }),
};

describe('what a listing may say', () => {
  it.each([
    ['text', ['Fishtown', '', null, undefined]],
    ['list', [['Thai'], [], null]],
    ['price', ['$', null, '']],
    [
      'url',
      ['https://a.example/x?y', 'http://a.example', '/food', 'velour.example', 'a.example/x'],
    ],
    ['flag', [true, false, null]],
    ['degrees', [-90, 40.5, null]],
  ] as const)('%s: fits', (kind, values: readonly unknown[]) => {
    for (const value of values) expect(() => check(kinds[kind], value)).not.toThrow();
  });

  it.each([
    ['text', [7, ['x'], {}, 'x'.repeat(20_001)], 'It: Enter a text of at most 20000 characters.'],
    ['name', ['', '  ', null, undefined], 'It: This field is required.'],
    ['list', ['Thai', [1], Array(101).fill('x')], 'It: Enter a list of at most 100 texts.'],
    ['price', ['cheap', 1], 'It: Choose one of them.'],
    [
      'url',
      ['javascript:alert(1)', 'data:text/html,x', '//a.example', 'no address', 7],
      'It: Enter a web address.',
    ],
    ['flag', ['yes', 1], 'It: Say yes or no.'],
    ['degrees', ['40', Number.NaN], 'It: Enter a number.'],
    ['degrees', [91], 'It: Enter 90 or less.'],
  ] as const)('%s: %j is refused in words', (kind, values: readonly unknown[], message) => {
    for (const value of values) expect(() => check(kinds[kind], value)).toThrow(message);
  });

  it('is no field that the kind does not have', () => {
    const kind = { one: 'place', fields: {} } as unknown as ListingKind;
    expect(() => checkValues(kind, { stars: 5 })).toThrow('A place has no field "stars".');
  });
});
