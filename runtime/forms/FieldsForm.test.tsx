/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { control, options, press, type } from './testing/formActions';
import { calls, field, showForm } from './testing/showForm';

describe('a row', () => {
  it.each([
    ['', true],
    [undefined, true],
    ['a', false],
  ])('of a required field says when it has no value: %p', (value, isMissing) => {
    showForm({ it: field({ kind: 'text', required: true }) }, { values: { it: value } });
    expect(control()).toBeRequired();
    expect(screen.queryByText('This field is required.') !== null).toBe(isMissing);
  });

  it('shows its default, and goes back to it', () => {
    const { edits } = showForm(
      { it: field({ kind: 'list', items: 'text', defaultValue: ['a'] }) },
      { values: { it: ['b'] } },
    );
    expect(screen.getByText('["a"]')).toBeInTheDocument();
    press('Reset Field');
    expect(edits).toEqual([['it', ['a']]]);
    expect(screen.queryByRole('button', { name: 'Reset Field' })).toBeNull();
  });

  it('speaks the language of the form', () => {
    showForm(
      {
        it: field({
          kind: 'text',
          label: { en: 'Title', es: 'Título' },
          description: { es: 'Ayuda' },
        }),
      },
      { language: 'es-MX' },
    );
    expect(screen.getByLabelText('Título')).toHaveAccessibleDescription('Ayuda');
  });

  it('sorts options that have no order, by label', () => {
    showForm({
      it: field({
        kind: 'select',
        isOrdered: false,
        options: options(10, 9, 2, 1, 5),
        required: true,
      }),
    });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose',
      ...[1, 2, 5, 9, 10].map((value) => `Label ${value}`),
    ]);
  });

  it('keeps a value that is no option', () => {
    showForm(
      { it: field({ kind: 'select', isOrdered: true, options: options(1, 2) }) },
      { values: { it: 7 } },
    );
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('7 (not an option)');
  });

  it('offers the sources of its schemas, and those without one', () => {
    showForm({ it: field({ kind: 'contentConfig', schemas: ['ans-feed'] }) });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'None',
      'Newest stories',
      'Anything',
    ]);
  });

  it('keeps a source that is not there', () => {
    const value = { contentService: 'gone', contentConfigValues: { id: 1 } };
    showForm({ it: field({ kind: 'contentConfig', schemas: [] }) }, { values: { it: value } });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('gone (unknown)');
  });
});

describe('the form', () => {
  const schema = {
    first: field({ kind: 'text', label: 'First', group: 'Look' }),
    second: field({ kind: 'text', label: 'Second' }),
    third: field({ kind: 'text', label: 'Third', group: 'Look' }),
    secret: field({ kind: 'text', label: 'Secret', group: 'Look', hidden: true }),
  };

  it('groups fields, those without a group first', () => {
    const { container } = showForm(schema);
    const names = [...container.querySelectorAll('[data-field]')].map((row) =>
      row.getAttribute('data-field'),
    );
    expect(names).toEqual(['second', 'first', 'third']);
    expect(screen.getByRole('group', { name: 'Look' })).toContainElement(
      screen.getByLabelText('Third'),
    );
  });

  it('shows hidden fields when asked', () => {
    showForm(schema);
    expect(screen.queryByLabelText('Secret')).toBeNull();
    press('Show hidden fields (1)');
    expect(screen.getByLabelText('Secret')).toBeInTheDocument();
  });

  it('says that there is nothing to fill', () => {
    expect(showForm({}).container).toHaveTextContent('This block has no fields.');
  });
});

describe('the picture picker', () => {
  const image = { url: '/a.jpg', thumb: '/t.jpg', alt: 'A gym', width: 300, height: 200 };
  const own = { it: field({ kind: 'text', formPlugin: 'image' }) };

  it('chooses one of what it finds', async () => {
    const searchImages = jest.fn().mockResolvedValue([image]);
    const { edits } = showForm(own, { calls: calls({ searchImages }) });
    press('Find');
    type('gym', screen.getByLabelText('Search pictures'));
    fireEvent.click(await screen.findByRole('button', { name: 'A gym, 300 × 200' }));
    expect(edits).toEqual([['it', '/a.jpg']]);
    expect(searchImages).toHaveBeenCalledTimes(1);
    expect(searchImages).toHaveBeenCalledWith('gym', expect.any(AbortSignal));
  });

  it('names a picture without its size where nobody knows it', async () => {
    const unmeasured = { ...image, width: null, height: null };
    showForm(own, { calls: calls({ searchImages: async () => [unmeasured] }) });
    press('Find');
    expect(await screen.findByRole('button', { name: 'A gym' })).toBeInTheDocument();
  });

  it('says that it could not search', async () => {
    const searchImages = () => Promise.reject(new Error('502'));
    showForm(own, { calls: calls({ searchImages }) });
    press('Find');
    expect(await screen.findByText('The search failed: 502')).toBeInTheDocument();
  });
});

describe('rich text', () => {
  // jsdom lays nothing out.
  beforeAll(() => {
    const nowhere = new DOMRect();
    Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => nowhere;
  });

  it('becomes an editor with what the field holds, headings too', async () => {
    const { container, edits } = showForm(
      { it: field({ kind: 'richtext' }) },
      { values: { it: '<h2>Head</h2><p>One <strong>two</strong></p>' } },
    );
    await waitFor(() => expect(container.querySelector('[contenteditable]')).not.toBeNull());
    expect(container.querySelector('h2')).toHaveTextContent('Head');
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveTextContent('HeadOne two');
    press('List');
    expect(edits).toEqual([['it', expect.stringMatching(/^<ul><li>.*<strong>two<\/strong>/)]]);
    expect((await axe(container)).violations).toEqual([]);
  });
});
