/** @jest-environment jsdom */
import type { PlaceableBlock } from '../../../contract/pack';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Palette } from './Palette';
import { blockEntry, linkedEntry, stepInGrid } from './paletteEntries';

const block = (type: string, label: string, kind: PlaceableBlock['kind'] = 'feature') => ({
  type,
  kind,
  label: { en: label },
  block: type.split('/')[0]!,
  customFields: {},
  thumbnail: null,
  placement: { sections: null, once: false },
});
const linked = (id: string, name: string, status: 'live' | 'draft') =>
  linkedEntry({ id, name, status, kind: 'block' } as Parameters<typeof linkedEntry>[0]);
const entries = [
  ...[
    { ...block('article-header-block/header', 'Article – Header'), thumbnail: '/pf/dist/a.webp' },
    block('header-block/header', 'Header'),
    block('row-block/row', 'Row', 'chain'),
  ].map(blockEntry),
  linked('promo', 'Promo', 'live'),
  linked('plan', 'Plan', 'draft'),
];
const onInsert = jest.fn();
const onClose = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  jest.clearAllMocks();
  render(
    <Palette
      entries={entries}
      lately={['chain-row-block/row', 'feature-gone/gone']}
      where="to the end of Main"
      isDragging={false}
      onInsert={onInsert}
      onDragStart={() => undefined}
      onClose={onClose}
    />,
  );
});

const search = () => screen.getByRole('combobox', { name: 'Search blocks' });
const find = (text: string) => fireEvent.change(search(), { target: { value: text } });
const options = () => screen.queryAllByRole('option').map(({ id }) => id);

describe('the palette', () => {
  it('has the focus in its search, and says where a block goes', () => {
    expect(document.activeElement).toBe(search());
    screen.getByText(/Goes to the end of Main/);
  });

  it('shows what was used lately first, then groups, rows and linked blocks', () => {
    const groups = screen.getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      ...within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Used lately', 'Row'],
      ['Article', 'Header'],
      ['Other blocks', 'Header'],
      ['Rows that hold blocks', 'Row'],
      ['Linked blocks', 'PlanNot published yet', 'Promo'],
    ]);
  });

  it('shows what blocks look like, and only loads what is seen', () => {
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/pf/dist/a.webp');
    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(document.querySelectorAll('.palette__icon')).toHaveLength(5);
  });

  it('finds blocks by words of their name or type, those first that begin so', () => {
    find('header');
    expect(options()).toEqual([
      'palette-feature-header-block/header',
      'palette-feature-article-header-block/header',
    ]);
    find('header article');
    expect(options()).toEqual(['palette-feature-article-header-block/header']);
    find('promo');
    expect(options()).toEqual(['palette-linked-promo']);
    find('nothing');
    screen.getByText('No block fits.');
  });

  it('is walked with arrows, inserts with Enter and closes with Escape', () => {
    fireEvent.keyDown(search(), { key: 'ArrowDown' });
    fireEvent.keyDown(search(), { key: 'ArrowRight' });
    expect(search().getAttribute('aria-activedescendant')).toBe(
      'palette-feature-header-block/header',
    );
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(onInsert).toHaveBeenCalledWith(entries[1]);
    fireEvent.keyDown(search(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalled();
  });

  it('leaves arrows to the sides to what was typed, until one walks down', () => {
    find('header');
    const isOurs = (key: string) => !fireEvent.keyDown(search(), { key });
    expect([isOurs('ArrowRight'), isOurs('ArrowDown'), isOurs('ArrowLeft')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('inserts what is clicked, and stays open for the next', () => {
    fireEvent.click(screen.getAllByRole('option', { name: 'Header' })[1]!);
    expect(onInsert).toHaveBeenCalledWith(entries[1]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not insert a linked block that readers would not see', () => {
    const plan = screen.getByRole('option', { name: /^Plan/ });
    expect(plan.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(plan);
    expect(onInsert).not.toHaveBeenCalled();
  });
});

describe('an arrow key in a grid', () => {
  // Two rows of three and two, then one: as groups make them.
  const spots = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ].map(([x, y]) => ({ x: x! * 160, y: y! * 130 }));

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowLeft', 2],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [0, 'ArrowUp', 0],
    [5, 'ArrowDown', 5],
    [5, 'ArrowRight', 5],
  ])('from %i with %s leads to %i', (at, key, expected) => {
    expect(stepInGrid(spots, at, key)).toBe(expected);
  });
});
