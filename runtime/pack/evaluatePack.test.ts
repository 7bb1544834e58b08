import { evaluatePack, type EvaluateOptions } from './evaluatePack';

const EMPTY =
  'features: {}, chains: {}, layouts: {}, outputTypes: {}, sources: {}, properties: null, sites: {}, states: {}';

function evaluate(parts: string, options: Partial<EvaluateOptions> = {}) {
  const code = `module.exports = { ${EMPTY}, ${parts} };`;
  return evaluatePack({
    code,
    filename: 'pack.cjs',
    root: process.cwd(),
    modules: {},
    trace: () => null,
    ...options,
  });
}

const view = (code: string) => `features: { 'a-block/a': { default: ['a.tsx', () => (${code})] } }`;
const source = (code: string) => `sources: { news: ['news.ts', () => (${code})] }`;

describe('evaluatePack', () => {
  it.each([
    ['an ES module', '{ __esModule: true, default: function View() {} }'],
    ['a CommonJS module', 'function View() {}'],
    ['a class', '{ __esModule: true, default: class View {} }'],
    ['a memo', "{ __esModule: true, default: { $$typeof: Symbol.for('react.memo') } }"],
  ])('takes a view from %s', (_name, code) => {
    const pack = evaluate(view(code));
    expect(pack.faults).toEqual([]);
    expect(pack.features['a-block/a']).toHaveProperty('default');
  });

  it.each([
    [
      'has no default export',
      view('{ __esModule: true, other: 1 }'),
      'a.tsx: has no default export (a component is expected)',
    ],
    [
      'exports something else',
      view('{ __esModule: true, default: 3 }'),
      'a.tsx: exports number as default, where a component is expected',
    ],
    [
      'is a source without a way to ask',
      source('{ ttl: 3 }'),
      'news.ts: has neither fetch nor resolve',
    ],
    [
      'is a source without an export',
      source('{ __esModule: true }'),
      'news.ts: has no default export (a content source is expected)',
    ],
  ])('names a module that %s', (_name, parts, expected) => {
    expect(evaluate(parts).faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      expected,
    ]);
  });

  it('keeps the pack when one module throws, and throws again where that one is rendered', () => {
    const pack = evaluate(
      `features: {
        'a-block/a': { default: ['a.tsx', () => { throw new Error('no window'); }] },
        'b-block/b': { default: ['b.tsx', () => function B() {}] },
      }`,
    );
    expect(pack.problems).toEqual([
      { file: 'a.tsx', message: 'threw while it was loaded: no window' },
    ]);
    expect(Object.keys(pack.features)).toEqual(['a-block/a', 'b-block/b']);
    const Failed = pack.features['a-block/a']?.['default'] as () => unknown;
    expect(() => Failed()).toThrow('no window');
  });

  it('tells the properties before it evaluates a block', () => {
    const calls: unknown[] = [];
    evaluate(
      `properties: ['p', () => ({ name: 'All' })], sites: { herald: ['s', () => ({ name: 'Herald' })] },
       features: { 'a-block/a': { default: ['a', () => { require('fusion:context').called(); return function A() {} }] } }`,
      {
        onProperties: (known) => calls.push(known),
        modules: { 'fusion:context': { called: () => calls.push('block') } },
      },
    );
    expect(calls).toEqual([
      { properties: { name: 'All' }, sites: { herald: { name: 'Herald' } } },
      'block',
    ]);
  });

  it('lets the modules be made from the properties', () => {
    const pack = evaluate(
      `properties: ['p', () => ({ name: 'All' })],
       features: { 'a-block/a': { default: ['a', () => { const p = require('fusion:properties').default(); return Object.assign(() => null, { label: p.name }); }] } }`,
      { modules: (known) => ({ 'fusion:properties': { default: () => known.properties } }) },
    );
    expect(pack.features['a-block/a']?.['default']).toHaveProperty('label', 'All');
  });

  it('marks supplied modules so that compiled code finds their default export', () => {
    const pack = evaluate(
      view("Object.assign(() => null, { label: String(require('fusion:intl').__esModule) })"),
      {
        modules: { 'fusion:intl': { default: () => null } },
      },
    );
    expect(pack.features['a-block/a']?.['default']).toHaveProperty('label', 'true');
  });

  it.each([
    ['is no module', 'fusion:nope', 'there is no module "fusion:nope"'],
    ['the runtime does not supply', 'fusion:edge', 'the runtime supplies no "fusion:edge"'],
  ])('says which fusion module %s', (_name, id, message) => {
    expect(evaluate(view(`require('${id}')`)).problems[0]?.message).toContain(message);
  });
});
