import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Pack } from '../pack/types';
import type { FeatureNode, Node, PageDocument } from '../document/document';
import { documentJobs } from './documentJobs';

const view = () => null;
const feed = Object.assign(() => null, { takesLast: true });
const entry = { customFields: {}, chunk: null, enhance: false, hydrate: 'never', ttl: null };
const node = (id: string, type = 'test/list'): FeatureNode => ({
  kind: 'feature',
  id,
  type,
  fields: {},
});

const pack = {
  manifest: {
    build: 'b',
    features: { 'test/list': entry, 'test/feed': entry },
    chains: {},
    layouts: { front: { sections: ['top', 'main', 'rail'] } },
    outputTypes: { default: {} },
  },
  features: { 'test/list': { default: view }, 'test/feed': { default: feed } },
  chains: {},
  layouts: { front: view },
  outputTypes: { default: view },
} as unknown as Pack;

const documentOf = (sections: PageDocument['sections']): PageDocument =>
  ({ id: 'd', kind: 'page', name: 'D', layout: 'front', sections }) as PageDocument;

it('the parts of a page are in the order of its layout, feeds that take what others leave behind them', () => {
  const document = documentOf({
    rail: [node('rail')],
    gone: [node('gone')],
    main: [node('feed', 'test/feed'), node('main')],
    top: [node('top')],
  });
  expect(documentJobs(document, pack).all.map(({ nodeId }) => nodeId)).toEqual([
    'top',
    'main',
    'rail',
    'gone',
    'feed',
    'layout:front',
    'output-type:default',
  ]);
});

it.each([
  ['an island, each in an element that React leaves as it is', 3, false, true],
  ['one with code of its own, as they are', 3, true, false],
  ['one that stays as the server made it, as they are', null, false, false],
])('what a chain holds stands in %s', (_of, chunk, enhance, isKept) => {
  const chain = { kind: 'chain', id: 'c', type: 'test/row', fields: {}, children: [node('a')] };
  const rows = {
    ...pack,
    manifest: { ...pack.manifest, chains: { 'test/row': { ...entry, chunk, enhance } } },
    chains: { 'test/row': { default: view } },
  } as unknown as Pack;
  const { byNode } = documentJobs(documentOf({ main: [chain as Node] }), rows);
  const html = renderToStaticMarkup(byNode.get('c')?.props?.['children'] as ReactElement);
  expect(html).toContain('<x-slot data-n="0"></x-slot>');
  expect(html.startsWith('<div data-child="" style="display:contents">')).toBe(isKept);
});

it('the parts of a document are made once for a pack and an output type, and anew for another', () => {
  const document = documentOf({ main: [node('a')] });
  const types = { default: view, text: view };
  const known = { ...pack, outputTypes: types } as unknown as Pack;
  const parts = documentJobs(document, known);
  expect(documentJobs(document, known)).toBe(parts);
  expect(documentJobs(document, known, 'text')).not.toBe(parts);
  expect(documentJobs(document, known)).toBe(parts);
  expect(documentJobs(document, { ...known })).not.toBe(parts);
  expect(documentJobs(documentOf({ main: [node('a')] }), known)).not.toBe(parts);
});

it('the views that a block may show are those that the output type names: by themselves, several or one', () => {
  const shown = (fallback: boolean | string | string[] | undefined, isData: boolean) => {
    const views = { default: () => 'default', lean: () => 'lean' };
    const known = {
      ...pack,
      manifest: { ...pack.manifest, outputTypes: { default: {}, text: { isData } } },
      features: { 'test/list': views },
      outputTypes: { default: view, text: Object.assign(() => null, { fallback }) },
    } as unknown as Pack;
    const [block] = documentJobs(documentOf({ main: [node('a')] }), known, 'text').all;
    const made = block?.view as unknown as (() => string) | undefined;
    return block?.nodeId === 'a' ? made?.() : 'none';
  };
  expect(shown(undefined, false)).toBe('default');
  expect(shown(true, false)).toBe('default');
  expect(shown('lean', false)).toBe('lean');
  expect(shown(['gone', 'lean'], false)).toBe('lean');
  expect(shown('gone', false)).toBe('none');
  expect(shown(false, false)).toBe('none');
  expect(shown(undefined, true)).toBe('none');
});
