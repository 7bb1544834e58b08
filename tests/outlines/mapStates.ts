import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../mocks/fusion/state';
import type { BlockState, BlockStates } from '../../runtime/fusion/states';
import { blockViews, type BlockView } from '../blockViews';

export const BLOCKS = join(__dirname, '../../blocks');
/** The only block that is asked for. */
const only = process.env['BROADSHEET_STATES_OF'];
/** The blocks of the pack, each with its states. */
export const blocks = readdirSync(BLOCKS).filter(
  (name) => existsSync(join(BLOCKS, name, 'states.ts')) && (!only || name === only),
);

interface ShownState {
  name: string;
  state: BlockState;
  feature: string;
  view: BlockView;
  /** What stands there; only until the next state is shown. */
  shown: Element;
}

/** What there is to tell of each state of a block, in the order of its file; `isAdmin`: as editors see it. */
export function mapStates<T>(
  block: string,
  tell: (state: ShownState) => T,
  options: { isAdmin?: boolean } = {},
): T[] {
  const views = blockViews(block);
  const { default: states } = require(join(BLOCKS, block, 'states.ts')) as { default: BlockStates };
  const [first = ''] = views.keys();
  return Object.entries(states).map(([name, state]) => {
    const { feature = first } = state;
    const view = views.get(feature);
    if (!view) throw new Error(`${block}, state ${name}: there is no feature ${feature}`);
    const View = view as unknown as ComponentType<Record<string, unknown>>;
    return tell({ name, state, feature, view, shown: showState(View, state, options) });
  });
}

/** A state of a block in the document, as the server writes it; for readers unless `isAdmin`. */
function showState(
  View: ComponentType<Record<string, unknown>>,
  state: BlockState,
  { isAdmin = false } = {},
): Element {
  const {
    fields,
    content,
    contentConfig,
    globalContent = null,
    requestUri = '/',
    children = [],
  } = signed(state);
  setFusion({
    app: { globalContent, requestUri, isAdmin },
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

/** With its pictures as the gateway delivers them: signed, so that the resizer is asked for their sizes. */
function signed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(signed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, signed(each)]));
  return (
    known['auth'] === '' ? { resizerId: known['_id'], ...known, auth: 'signed' } : known
  ) as T;
}
