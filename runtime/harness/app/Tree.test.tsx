/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { HarnessBlock } from '../types';
import { searchBlocks } from './searchBlocks';
import { Tree } from './Tree';

const block = (name: string, states: string[], label?: string): HarnessBlock => ({
  name,
  problem: null,
  parts: label
    ? [{ type: name, kind: 'feature', label, hydrate: 'never', file: '', customFields: {} }]
    : [],
  states: states.map((state) => ({ name: state, type: name, fields: {} })),
});

const blocks = [
  block('card-block', ['plain', 'dark: long'], 'Story card'),
  block('menu-block', ['open']),
];

function show() {
  const onChoose = jest.fn();
  const { container } = render(
    <Tree
      blocks={searchBlocks(blocks, '')}
      isResult={false}
      chosen={{ block: 'card-block', state: 'plain' }}
      href={(name, state) => `?${name}/${state}`}
      onChoose={onChoose}
    />,
  );
  screen.getByRole('treeitem', { name: 'plain' }).focus();
  return { container, onChoose };
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

beforeAll(() => {
  // jsdom has neither.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.CSS = { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as typeof CSS;
});

describe('the tree of blocks', () => {
  it('has no accessibility faults, and one stop for Tab', async () => {
    const { container } = show();
    expect((await axe(container)).violations).toEqual([]);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(screen.getByRole('treeitem', { name: 'plain', selected: true })).toHaveFocus();
  });

  it.each([
    ['down', ['ArrowDown'], 'dark: long'],
    ['to the next block', ['ArrowDown', 'ArrowDown'], 'Menu'],
    ['up to the block', ['ArrowUp'], 'Story card'],
    ['no further than the first', ['Home', 'ArrowUp'], 'Story card'],
    ['to the last', ['End'], 'open'],
    ['left to the block', ['ArrowLeft'], 'Story card'],
    ['right into the block', ['ArrowLeft', 'ArrowRight'], 'plain'],
    ['past a block that is closed', ['ArrowLeft', 'ArrowLeft', 'ArrowDown'], 'Menu'],
  ])('moves %s', (_name, keys, name) => {
    show();
    press(...keys);
    expect(document.activeElement).toHaveTextContent(name);
  });

  it('closes and opens a block', () => {
    show();
    press('ArrowLeft', 'ArrowLeft');
    expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: 'plain' })).toBeNull();
    press('Enter');
    expect(screen.getByRole('treeitem', { name: 'plain' })).toBeInTheDocument();
  });

  it.each(['Enter', ' '])('chooses a state by "%s"', (key) => {
    const { onChoose } = show();
    press('ArrowDown', key);
    expect(onChoose).toHaveBeenCalledWith('card-block', 'dark: long');
  });

  it('chooses by click, but leaves a click for a new tab to the browser', () => {
    const { onChoose } = show();
    const link = screen.getByRole('treeitem', { name: 'open' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onChoose).toHaveBeenCalledWith('menu-block', 'open');
  });
});

describe('search', () => {
  const many = [
    block('board-block', ['storyCard', 'other'], 'Scoreboard'),
    block('grid-block', ['one'], 'Grid – Story cards'),
    block('story-card-block', ['plain', 'long'], 'Card – Story'),
    block('story-list-block', ['plain'], 'List – Stories'),
  ];
  const listed = (query: string) =>
    searchBlocks(many, query).map(
      ({ name, states, isOpen }) => `${name}: ${isOpen ? states.length : 'closed'}`,
    );

  it('lists blocks whose name fits first, the best fit on top, then states of others', () => {
    expect(listed('story card')).toEqual([
      'story-card-block: closed',
      'grid-block: closed',
      'board-block: 1',
    ]);
    expect(listed('story-card')).toEqual(['story-card-block: 2']);
  });

  it('keeps the order of the list among blocks that fit as well', () => {
    expect(listed('stor')).toEqual([
      'story-card-block: closed',
      'story-list-block: closed',
      'grid-block: closed',
      'board-block: 1',
    ]);
  });

  it.each([
    ['', ['card-block: 2', 'menu-block: 1']],
    ['MENU', ['menu-block: 1']],
    ['story', ['card-block: 2']],
    ['card long', ['card-block: 1']],
    ['open', ['menu-block: 1']],
    ['nothing', []],
  ])('of "%s"', (query, expected) => {
    const found = searchBlocks(blocks, query);
    expect(found.map(({ name, states }) => `${name}: ${states.length}`)).toEqual(expected);
  });
});
