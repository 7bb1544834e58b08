/** @jest-environment jsdom */
import type { EditorPack } from '../../contract/pack';
import type { Wanted } from '../../contract/find';
import { fireEvent, render, screen } from '@testing-library/react';
import { calls } from '../../../forms/testing/showForm';
import { canChange, ChangeForm } from './ChangeForm';

const field = (label: string, more: object = {}) => ({
  kind: 'text',
  label,
  description: '',
  group: 'Look',
  hidden: true,
  required: false,
  searchable: false,
  ...more,
});
const pack = {
  blocks: [
    {
      kind: 'feature',
      type: 'promo-block/promo',
      label: 'Promo',
      customFields: { title: field('Headline', { defaultValue: 'More' }), size: field('Size') },
    },
    { kind: 'feature', type: 'card-block/card', label: 'Card', customFields: {} },
  ],
  layouts: [],
  sources: [
    { name: 'old', params: [], schemaName: null },
    { name: 'new', params: [], schemaName: null },
  ],
} as unknown as EditorPack;

const onPlan = jest.fn();
beforeEach(() => onPlan.mockReset());
const show = (wanted: Wanted) =>
  render(
    <ChangeForm
      api={{ form: calls({}) }}
      pack={pack}
      wanted={wanted}
      isBusy={false}
      onPlan={onPlan}
    />,
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const plan = () => {
  fireEvent.click(screen.getByRole('button', { name: 'See what would change' }));
  return onPlan.mock.lastCall?.[0];
};
const promo: Wanted = { kind: 'block', value: 'promo-block/promo' };

describe('What is to be changed', () => {
  it('of a text is what stands instead of it, perhaps nothing', () => {
    show({ kind: 'text', value: 'Fall' });
    expect(plan()).toEqual({ kind: 'replace-text', from: 'Fall', to: '' });
    type(screen.getByLabelText('Replace “Fall” with'), 'Autumn');
    expect(plan()).toEqual({ kind: 'replace-text', from: 'Fall', to: 'Autumn' });
  });

  it('of a source is another one', () => {
    show({ kind: 'source', value: 'old' });
    expect(plan()).toBeUndefined();
    choose('Take the content from', 'new');
    expect(plan()).toEqual({ kind: 'replace-source', from: 'old', to: 'new' });
  });

  it('of a field is set in its own form, whatever its group; its default is no value', () => {
    show(promo);
    choose('Field', 'title');
    const base = { kind: 'set-field', block: 'promo-block/promo', field: 'title' };
    expect(plan()).toEqual(base);
    type(screen.getByLabelText('Headline'), 'News');
    expect(plan()).toEqual({ ...base, value: 'News' });
    type(screen.getByLabelText('Headline'), 'More');
    expect(plan()).toEqual(base);
  });

  it('may be only where it holds a value, or its default', () => {
    show(promo);
    choose('Field', 'title');
    type(screen.getByLabelText('Headline'), 'News');
    fireEvent.click(screen.getByLabelText('Only where it holds a certain value now'));
    expect(plan()).toMatchObject({ value: 'News', was: {} });
    type(screen.getAllByLabelText('Headline')[1]!, 'Old');
    expect(plan()).toMatchObject({ value: 'News', was: { value: 'Old' } });
  });

  it('may be the block itself, or the name of a field that is gone', () => {
    show(promo);
    choose('Change', 'rename-block');
    choose('Other block', 'card-block/card');
    expect(plan()).toEqual({
      kind: 'rename-block',
      from: 'promo-block/promo',
      to: 'card-block/card',
    });
    choose('Change', 'rename-field');
    choose('Field', '\n');
    type(screen.getByLabelText('Its name in code'), 'heading');
    choose('Keep what it holds in', 'title');
    expect(plan()).toEqual({
      kind: 'rename-field',
      block: 'promo-block/promo',
      from: 'heading',
      to: 'title',
    });
  });

  it('is nothing of linked blocks and stories: these are changed where they are made', () => {
    const kinds = ['text', 'block', 'source', 'image', 'linked', 'document'] as const;
    expect(kinds.filter((kind) => canChange({ kind, value: 'x' }))).toEqual([
      'text',
      'block',
      'source',
      'image',
    ]);
  });
});
