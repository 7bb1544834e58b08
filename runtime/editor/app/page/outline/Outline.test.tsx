/** @jest-environment jsdom */
import type { EditorPack } from '../../../contract/pack';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ChainNode } from '../../../../document/document';
import { feature, pageDocument } from '../../../../document/testing/fixtures';
import { listRows } from '../../model/outline';
import { Outline } from './Outline';
import { NOTHING } from '../selection';

const pack: EditorPack = {
  build: 'b1',
  blocks: [
    {
      type: 'promo-block/promo',
      kind: 'feature',
      label: 'Promo',
      block: 'promo',
      customFields: {},
      thumbnail: null,
      placement: { sections: null, once: false },
    },
    {
      type: 'row-block/row',
      kind: 'chain',
      label: 'Row',
      block: 'row',
      customFields: {},
      thumbnail: null,
      placement: { sections: null, once: false },
    },
  ],
  layouts: [],
  outputTypes: [],
  sources: [],
};
const row: ChainNode = {
  kind: 'chain',
  id: 'row',
  type: 'row-block/row',
  fields: {},
  children: [
    feature('x', {
      label: 'Inner',
      variants: { by: 'reader', cases: [{ id: 'v1', when: ['in'], fields: {} }] },
    }),
  ],
};
const page = pageDocument('front', {
  sections: {
    main: [feature('a'), row, { ...feature('b', { label: 'Last' }), hidden: true }],
    old: [feature('gone', { type: 'no-block/none' })],
  },
});
const onOpen = jest.fn();
const onDragStart = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});
beforeEach(() => jest.clearAllMocks());

function Shown() {
  const [selection, setSelection] = useState(NOTHING);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  return (
    <Outline
      rows={listRows(page, ['main', 'rail'], closed)}
      pack={pack}
      selection={selection}
      problems={{ a: 'no headline' }}
      othersOn={(id) => (id === 'b' ? 'Nelly Bly' : '')}
      commentsOn={(id) => (id === 'b' ? 2 : 0)}
      drop={{ place: { in: { section: 'main' }, before: 'a' }, key: 'a', edge: 'before' }}
      onSelect={setSelection}
      onToggle={(key) => {
        const next = new Set(closed);
        if (!next.delete(key)) next.add(key);
        setClosed(next);
      }}
      onOpen={onOpen}
      onHover={() => undefined}
      onDragStart={onDragStart}
    />
  );
}

const item = (name: RegExp | string) => screen.getByRole('treeitem', { name });
const chosen = () =>
  screen.getAllByRole('treeitem', { selected: true }).map(({ dataset }) => dataset['key']);
// jsdom has no pointer events of its own.
const pressAt = (element: Element) =>
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });

describe('the outline', () => {
  it('tells sections and blocks, what they say of themselves, how each stands and who is there', () => {
    render(<Shown />);
    const rows = screen.getAllByRole('treeitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Main',
      'Promoafails',
      'Row',
      'Inner1 variant',
      'Lasthidden22 commentsNBNelly Bly',
      'Railempty',
      'Oldnot in this layout',
      'no-block/nonegonecode is gone',
    ]);
    const [main, , chain, inner] = rows;
    expect(main?.getAttribute('aria-level')).toBe('1');
    expect(inner?.getAttribute('aria-level')).toBe('3');
    expect(chain?.getAttribute('aria-posinset')).toBe('2');
    expect(chain?.getAttribute('aria-setsize')).toBe('3');
  });

  it('is one stop of the Tab key, and walked with arrows', () => {
    render(<Shown />);
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );
    item('Main').focus();
    press('ArrowDown');
    expect(chosen()).toEqual(['a']);
    press('End');
    expect(chosen()).toEqual(['gone']);
    press('Home');
    expect(document.activeElement).toBe(item('Main'));
  });

  it('opens and closes what holds blocks', () => {
    render(<Shown />);
    fireEvent.click(item('Row'));
    press('ArrowLeft');
    expect(screen.queryByText('Inner')).toBeNull();
    press('ArrowRight');
    press('ArrowRight');
    expect(chosen()).toEqual(['x']);
    press('ArrowLeft');
    expect(chosen()).toEqual(['row']);
  });

  it('lets one choose several: a range, and one more or less', () => {
    render(<Shown />);
    fireEvent.click(item(/Promo/));
    press('ArrowDown', { shiftKey: true });
    expect(chosen()).toEqual(['a', 'row']);
    fireEvent.click(item(/Last/), { ctrlKey: true });
    expect(chosen()).toEqual(['a', 'row', 'b']);
    fireEvent.click(item(/Promo/), { ctrlKey: true });
    expect(chosen()).toEqual(['row', 'b']);
  });

  it('goes to what begins with the letters that are typed', () => {
    render(<Shown />);
    item('Main').focus();
    press('l');
    expect(chosen()).toEqual(['b']);
    press('ArrowUp');
    press('r');
    press('a');
    expect(chosen()).toEqual(['section:rail']);
  });

  it('leads to the fields of a block with Enter', () => {
    render(<Shown />);
    fireEvent.click(item(/Promo/));
    press('Enter');
    expect(onOpen).toHaveBeenCalled();
  });

  it('leaves keys with Alt to the page, which moves blocks', () => {
    render(<Shown />);
    fireEvent.click(item(/Promo/));
    press('ArrowDown', { altKey: true });
    expect(chosen()).toEqual(['a']);
  });

  it('lets blocks be dragged, not sections, and shows where one would go', () => {
    render(<Shown />);
    pressAt(item('Main'));
    expect(onDragStart).not.toHaveBeenCalled();
    pressAt(item(/Promo/));
    expect(onDragStart).toHaveBeenCalledTimes(1);
    expect(item(/Promo/).className).toContain('outline__row--drop-before');
  });
});
