/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { EditorPack, PlaceableBlock } from '../../api/describePack';
import { Palette } from './Palette';

const block = (type: string, label: string, kind: PlaceableBlock['kind'] = 'feature') => ({
  type,
  kind,
  label: { en: label },
  block: type.split('/')[0]!,
  customFields: {},
});
const pack: EditorPack = {
  build: 'b1',
  blocks: [
    block('article-header-block/header', 'Article – Header'),
    block('header-block/header', 'Header'),
    block('row-block/row', 'Row', 'chain'),
  ],
  layouts: [],
  outputTypes: [],
  sources: [],
};
const onInsert = jest.fn();
const onClose = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  jest.clearAllMocks();
  render(
    <Palette
      pack={pack}
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

  it('finds blocks by words of their name or type, those first that begin so', () => {
    find('header');
    expect(options()).toEqual([
      'palette-feature-header-block/header',
      'palette-feature-article-header-block/header',
    ]);
    find('header article');
    expect(options()).toEqual(['palette-feature-article-header-block/header']);
    find('nothing');
    screen.getByText('No block fits.');
  });

  it('is walked with arrows, inserts with Enter and closes with Escape', () => {
    fireEvent.keyDown(search(), { key: 'ArrowDown' });
    fireEvent.keyDown(search(), { key: 'ArrowDown' });
    expect(search().getAttribute('aria-activedescendant')).toBe('palette-chain-row-block/row');
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(onInsert).toHaveBeenCalledWith(pack.blocks[2]);
    fireEvent.keyDown(search(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalled();
  });

  it('inserts what is clicked, and stays open for the next', () => {
    fireEvent.click(screen.getByRole('option', { name: /^Header/ }));
    expect(onInsert).toHaveBeenCalledWith(pack.blocks[1]);
    expect(onClose).not.toHaveBeenCalled();
  });
});
