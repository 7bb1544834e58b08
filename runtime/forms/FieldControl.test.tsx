/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { CustomField } from '../fusion/customField';
import { control, options, press, type } from './testing/formActions';
import { field, showForm } from './testing/showForm';

type Case = [name: string, field: CustomField, value: unknown, edit: () => unknown, out: unknown];

const cases: Case[] = [
  ['text', field({ kind: 'text' }), 'a', () => type('b'), 'b'],
  ['text, emptied', field({ kind: 'text' }), 'a', () => type(''), ''],
  ['number', field({ kind: 'number' }), 1, () => type('-2.5'), -2.5],
  ['number, emptied', field({ kind: 'number' }), 1, () => type(''), null],
  [
    'number, stepped',
    field({ kind: 'number', step: 0.1 }),
    0.2,
    () => fireEvent.keyDown(control(), { key: 'ArrowUp' }),
    0.3,
  ],
  ['boolean', field({ kind: 'boolean' }), false, () => fireEvent.click(control()), true],
  [
    'few options',
    field({ kind: 'select', isOrdered: true, options: options(1, 2), defaultValue: 1 }),
    1,
    () => fireEvent.click(screen.getByRole('radio', { name: 'Label 2' })),
    2,
  ],
  [
    'few options, none',
    field({ kind: 'select', isOrdered: true, options: options(true) }),
    true,
    () => fireEvent.click(screen.getByRole('radio', { name: 'None' })),
    null,
  ],
  [
    'many options',
    field({ kind: 'select', isOrdered: true, options: options(1, 2, 3, 4, 5), required: true }),
    1,
    () => type('4'),
    5,
  ],
  [
    'list, changed',
    field({ kind: 'list', items: 'text' }),
    ['a', 'b'],
    () => type('c', screen.getByLabelText('Item 2')),
    ['a', 'c'],
  ],
  [
    'list, added',
    field({ kind: 'list', items: 'text' }),
    ['a'],
    () => press('Add item'),
    ['a', ''],
  ],
  [
    'list, removed',
    field({ kind: 'list', items: 'text' }),
    ['a', 'b'],
    () => press('Remove item 1'),
    ['b'],
  ],
  [
    'list, moved by button',
    field({ kind: 'list', items: 'text' }),
    ['a', 'b'],
    () => press('Move item 1 down'),
    ['b', 'a'],
  ],
  [
    'list, moved by key',
    field({ kind: 'list', items: 'text' }),
    ['a', 'b'],
    () => fireEvent.keyDown(screen.getByLabelText('Item 2'), { key: 'ArrowUp', altKey: true }),
    ['b', 'a'],
  ],
  [
    'list, pasted',
    field({ kind: 'list', items: 'number' }),
    [1, 9],
    () =>
      fireEvent.paste(screen.getByLabelText('Item 1'), {
        clipboardData: { getData: () => '2\r\n3\n' },
      }),
    [1, 2, 3, 9],
  ],
  [
    'pairs, value',
    field({ kind: 'kvp' }),
    { a: 'b', n: 1 },
    () => type('c', screen.getByLabelText('Value 1')),
    { a: 'c', n: 1 },
  ],
  [
    'pairs, key',
    field({ kind: 'kvp' }),
    { a: 'b' },
    () => type('z', screen.getByLabelText('Key 1')),
    { z: 'b' },
  ],
  ['pairs, removed', field({ kind: 'kvp' }), { a: 'b' }, () => press('Remove pair 1'), {}],
  ['url', field({ kind: 'url' }), '', () => type('https://a.org/b'), 'https://a.org/b'],
  ['url of the site', field({ kind: 'url' }), '', () => type('/news'), '/news'],
  ['email', field({ kind: 'email' }), '', () => type('a@b.org'), 'a@b.org'],
  ['date', field({ kind: 'date' }), '2026-11-20', () => type('2026-11-21'), '2026-11-21'],
  [
    'moment',
    field({ kind: 'dateTime' }),
    '2026-11-20T10:00:00.000Z',
    () => type('2026-11-21T17:40'),
    new Date(2026, 10, 21, 17, 40).toISOString(),
  ],
  ['moment, emptied', field({ kind: 'dateTime' }), '2026-11-20T10:00Z', () => type(''), null],
  ['json', field({ kind: 'json' }), { a: 1 }, () => type('{"a": [2]}'), { a: [2] }],
  ['json stored as text', field({ kind: 'json' }), '[1]', () => type('[1, 2]'), '[1, 2]'],
  [
    'rich text, not loaded',
    field({ kind: 'richtext' }),
    '<p>a</p>',
    () => type('<b>b</b>'),
    '<b>b</b>',
  ],
  [
    'content',
    field({ kind: 'contentConfig', schemas: [] }),
    null,
    () => type('feed'),
    { contentService: 'feed', contentConfigValues: {} },
  ],
  [
    'content, parameter',
    field({ kind: 'contentConfig', schemas: [] }),
    { contentService: 'feed', contentConfigValues: { query: 'a' } },
    () => type('5', screen.getByLabelText('Size')),
    { contentService: 'feed', contentConfigValues: { query: 'a', size: 5 } },
  ],
  [
    'content, parameter emptied',
    field({ kind: 'contentConfig', schemas: [] }),
    { contentService: 'feed', contentConfigValues: { query: 'a', size: 5 } },
    () => type('', screen.getByLabelText('Size')),
    { contentService: 'feed', contentConfigValues: { query: 'a' } },
  ],
  [
    'content, none',
    field({ kind: 'contentConfig', schemas: [] }),
    { contentService: 'feed', contentConfigValues: {} },
    () => type(''),
    null,
  ],
  ['color', field({ kind: 'text', formPlugin: 'color' }), '#fff', () => type('#0a0b0c'), '#0a0b0c'],
  [
    'color, picked',
    field({ kind: 'text', formPlugin: 'color' }),
    '#fff',
    () => type('#102030', screen.getByLabelText('Pick a color')),
    '#102030',
  ],
  ['image', field({ kind: 'text', formPlugin: 'image' }), '', () => type('/a.jpg'), '/a.jpg'],
];

describe('each kind of field', () => {
  it.each(cases)('%s', async (_name, own, value, edit, out) => {
    const { edits } = showForm({ it: own }, { values: { it: value } });
    edit();
    expect(edits).toEqual([['it', out]]);
    await act(async () => undefined);
  });

  it.each(cases)('has no accessibility faults: %s', async (_name, own, value) => {
    const { container } = showForm(
      { it: { ...own, description: 'Help', required: true, group: 'Group' } },
      { values: { it: value } },
    );
    await act(async () => undefined);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('what no form edits', () => {
  it.each([
    [field({ kind: 'disabled' }), 'a', 'a'],
    [field({ kind: 'unsupported', type: 'shape' }), { a: 1 }, '{\n  "a": 1\n}'],
  ])('is shown', async (own, value, text) => {
    const { container } = showForm({ it: own }, { values: { it: value } });
    expect(control()).toHaveValue(text);
    expect(control()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is told to be kept', () => {
    showForm({ it: field({ kind: 'unsupported', type: 'shape' }) });
    expect(screen.getByText(/No form edits “shape”/)).toBeInTheDocument();
  });

  it('may be a text alone', () => {
    const { container } = showForm({
      it: field({ kind: 'label', label: 'Note', description: 'b' }),
    });
    expect(container).toHaveTextContent('Noteb');
    expect(container.querySelector('input, label')).toBeNull();
  });
});
