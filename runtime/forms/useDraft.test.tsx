/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { control, press, type } from './testing/formActions';
import { field, showForm } from './testing/showForm';

/** The message of jsdom; browsers say more. */
const NATIVE = 'Constraints not satisfied';

describe('input that is no value', () => {
  it.each([
    ['number', field({ kind: 'number' }), 1, '1e', 'Enter a number.'],
    ['number below', field({ kind: 'number', min: 2 }), 5, '1', 'Enter 2 or more.'],
    ['number above', field({ kind: 'number', max: 2 }), 1, '3', 'Enter 2 or less.'],
    [
      'number between steps',
      field({ kind: 'number', min: 1, step: 2 }),
      1,
      '4',
      'Enter a multiple of 2 counted from 1.',
    ],
    ['url', field({ kind: 'url' }), '', 'a b', NATIVE],
    ['email', field({ kind: 'email' }), '', 'me', NATIVE],
    [
      'json',
      field({ kind: 'json' }),
      { a: 1 },
      '{\n  "a": 1,\n}',
      'Line 3, column 1: expected a key in double quotes.',
    ],
    [
      'color',
      field({ kind: 'text', formPlugin: 'color' }),
      '#fff',
      '#ff',
      'Enter a color such as #1a2b3c.',
    ],
  ])('stays, and is explained: %s', (_name, own, value, text, message) => {
    const { edits } = showForm({ it: own }, { values: { it: value } });
    type(text);
    expect(edits).toEqual([]);
    expect(control()).toHaveValue(text);
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('is gone after a reset, though the value never changed', () => {
    showForm({ it: field({ kind: 'number', defaultValue: 3 }) }, { values: { it: 3 } });
    type('x');
    press('Reset Field');
    expect(control()).toHaveValue('3');
    expect(control()).toBeValid();
  });

  it('is replaced by a value from outside', () => {
    const { setValues } = showForm({ it: field({ kind: 'json' }) }, { values: { it: 1 } });
    type('[');
    act(() => setValues({ it: 2 }));
    expect(control()).toHaveValue('2');
    expect(screen.queryByText(/Line 1/)).toBeNull();
  });

  it('keeps a list of numbers until each is one', () => {
    const { edits } = showForm(
      { it: field({ kind: 'list', items: 'number' }) },
      { values: { it: [1] } },
    );
    press('Add item');
    expect(screen.getByLabelText('Item 2')).toHaveFocus();
    expect(screen.getByText('Item 2: enter a number.')).toBeInTheDocument();
    type('2', screen.getByLabelText('Item 2'));
    expect(edits).toEqual([['it', [1, 2]]]);
  });

  it.each([
    ['', 'Pair 2: enter a key.'],
    ['a', 'The key “a” is there twice.'],
  ])('keeps pairs until their keys are good: "%s"', (key, message) => {
    const { edits } = showForm({ it: field({ kind: 'kvp' }) }, { values: { it: { a: '1' } } });
    press('Add pair');
    expect(screen.getByLabelText('Key 2')).toHaveFocus();
    type(key, screen.getByLabelText('Key 2'));
    expect(screen.getByText(message)).toBeInTheDocument();
    type('b', screen.getByLabelText('Key 2'));
    expect(edits).toEqual([['it', { a: '1', b: '' }]]);
  });
});
