/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../mocks/fusion/state';
import type { BlockState, BlockStates } from '../runtime/fusion/states';
import { blockViews } from './blockViews';
import { outlineOf } from './outlines/outlineOf';

const BLOCKS = join(__dirname, '../blocks');
const blocks = readdirSync(BLOCKS).filter((name) => existsSync(join(BLOCKS, name, 'states.ts')));
/** `npm run outlines` writes what these tests compare with. */
const isWriting = process.env['BROADSHEET_OUTLINES'] === 'write';

// What states and blocks say of the time is of this moment.
beforeAll(() => void jest.useFakeTimers({ now: Date.parse('2026-11-21T17:00:00Z') }));
afterAll(() => void jest.useRealTimers());

function show(View: ComponentType<Record<string, unknown>>, state: BlockState): Element {
  const {
    fields,
    content,
    contentConfig,
    globalContent = null,
    requestUri = '/',
    children = [],
  } = state;
  setFusion({
    app: { globalContent, requestUri },
    content,
    component: { customFields: fields, ...(contentConfig ? { contentConfig } : {}) },
  });
  const held = children.map((html, key) =>
    createElement('div', { key, dangerouslySetInnerHTML: { __html: html } }),
  );
  document.body.innerHTML = renderToStaticMarkup(
    createElement(View, { customFields: fields }, ...held),
  );
  return document.body;
}

/** All that a screen reader finds in a block, state by state. */
function outlinesOf(block: string): string {
  const views = blockViews(block);
  const { default: states } = require(join(BLOCKS, block, 'states.ts')) as { default: BlockStates };
  const [first = ''] = views.keys();
  const parts = Object.entries(states).map(([name, state]) => {
    const { feature = first } = state;
    const View = views.get(feature) as unknown as ComponentType<Record<string, unknown>>;
    return [`# ${name}`, ...outlineOf(show(View, state))].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

// Where a block was meant to change, `npm run outlines` writes down what is found now.
describe('what a screen reader finds in each state of a block is what was looked at', () => {
  it.each(blocks)('%s', (block) => {
    const file = join(BLOCKS, block, 'outline.txt');
    const outlines = outlinesOf(block);
    if (isWriting) writeFileSync(file, outlines);
    if (!existsSync(file))
      throw new Error(`blocks/${block}/outline.txt is not there. Type: npm run outlines`);
    expect(outlines).toBe(readFileSync(file, 'utf8'));
  });
});
