/** @jest-environment jsdom */
import type { CollectionEntry, StoryEntry } from '../../contract/collections';
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { moveBefore } from '../shared/moveBefore';
import { moveBy } from './order';
import { OrderList } from './OrderList';

const story = (id: string, more: Partial<StoryEntry> = {}): StoryEntry => ({
  id,
  type: 'story',
  headline: `Story ${id}`,
  section: 'News',
  sectionId: '/news',
  date: '2026-11-21T15:00:00Z',
  thumb: null,
  url: `/news/${id}.html`,
  isLive: true,
  ...more,
});
const stories = new Map(
  [story('a'), story('b', { isLive: false }), story('c')].map((one) => [one.id, one]),
);
const entry = (id: string): CollectionEntry => ({ id, type: 'story', headline: null });

/** A collection whose changes are kept, as the screen keeps them. */
function Desk({ mayEdit = true }: { mayEdit?: boolean }) {
  const [entries, setEntries] = useState<readonly CollectionEntry[]>(
    ['a', 'b', 'c', 'gone'].map(entry),
  );
  return (
    <>
      <p id="order-keys">Keys</p>
      <OrderList
        entries={entries}
        stories={stories}
        mayEdit={mayEdit}
        zone="America/New_York"
        onMove={(id, before) => {
          const ids = moveBefore(
            entries.map((one) => one.id),
            id,
            before,
          );
          setEntries(ids.map((one) => entries.find((known) => known.id === one)!));
        }}
        onMoveBy={(id, by) => setEntries(moveBy(entries, id, by))}
        onRemove={(id) => setEntries(entries.filter((one) => one.id !== id))}
        onHeadline={(id, headline) =>
          setEntries(entries.map((one) => (one.id === id ? { ...one, headline } : one)))
        }
      />
    </>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.dataset['id']);
const grip = (id: string) => screen.getByRole('button', { name: new RegExp(`: Story ${id}$`) });
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });

describe('the stories of a collection', () => {
  it('move by Alt and arrows, and keep the focus', () => {
    render(<Desk />);
    grip('a').focus();
    press('ArrowDown', { altKey: true });
    expect([order(), focused()]).toEqual([['b', 'a', 'c', 'gone'], '2 of 4: Story a']);
    press('End', { altKey: true });
    expect([order(), focused()]).toEqual([['b', 'c', 'gone', 'a'], '4 of 4: Story a']);
    press('Home', { altKey: true });
    expect(order()).toEqual(['a', 'b', 'c', 'gone']);
  });

  it('are walked with arrows alone, and removed with Delete, which leads to the next', () => {
    render(<Desk />);
    grip('a').focus();
    press('ArrowDown');
    expect(focused()).toBe('2 of 4: Story b');
    press('ArrowUp');
    expect(focused()).toBe('1 of 4: Story a');
    press('End');
    expect(focused()).toMatch(/^4 of 4/);
    press('Home');
    press('ArrowDown');
    press('Delete');
    expect([order(), focused()]).toEqual([['a', 'c', 'gone'], '2 of 3: Story c']);
  });

  it('are dragged to the gap that is nearest, also behind all others', () => {
    render(<Desk />);
    const rows = screen.getAllByRole('listitem');
    for (const [index, row] of rows.entries())
      row.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
    const dragTo = (from: number, to: number, clientY: number) => {
      fireEvent.dragStart(rows[from]!);
      for (const kind of ['dragOver', 'drop'] as const) {
        const event = createEvent[kind](rows[to]!);
        Object.defineProperty(event, 'clientY', { value: clientY });
        Object.setPrototypeOf(event, MouseEvent.prototype);
        fireEvent(rows[to]!, event);
      }
      fireEvent.dragEnd(rows[from]!);
    };
    dragTo(0, 1, 120); // the upper half of the next: it stays
    expect(order()).toEqual(['a', 'b', 'c', 'gone']);
    dragTo(0, 3, 390);
    expect(order()).toEqual(['b', 'c', 'gone', 'a']);
  });

  it('say what readers do not see', () => {
    render(<Desk />);
    expect(screen.getByText(/Not published/)).toBeVisible();
    expect(screen.getByText(/This story is gone/)).toBeVisible();
  });

  it('get a headline of their own, and theirs back when it is emptied', () => {
    render(<Desk />);
    fireEvent.click(screen.getByRole('button', { name: 'Headline of Story a' }));
    const field = screen.getByLabelText('Headline in this collection');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: 'Ours' } });
    expect(screen.getByText('Own headline')).toBeVisible();
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.getByText('Story a')).toBeVisible();
    expect(screen.queryByText('Own headline')).toBeNull();
  });

  it('can only be looked at by who may not change them', () => {
    render(<Desk mayEdit={false} />);
    expect(screen.queryByRole('button', { name: /Remove|Move|Headline/ })).toBeNull();
    grip('a').focus();
    press('Delete');
    press('ArrowDown', { altKey: true });
    expect(order()).toEqual(['a', 'b', 'c', 'gone']);
  });

  it('can be used by everybody (axe)', async () => {
    const { container } = render(<Desk />);
    expect((await axe(container)).violations).toEqual([]);
  });
});

it('A row can be dragged by who may edit, but not while its headline is written', () => {
  const { rerender } = render(<Desk />);
  const dragged = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('draggable'));
  expect(dragged()).toEqual(['true', 'true', 'true', 'true']);
  fireEvent.click(screen.getByRole('button', { name: 'Headline of Story a' }));
  expect(dragged()).toEqual(['false', 'true', 'true', 'true']);
  rerender(<Desk mayEdit={false} />);
  expect(dragged()).toEqual(['false', 'false', 'false', 'false']);
});
