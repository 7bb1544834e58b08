import type { Pack } from '../pack/types';
import { HIDING, pageAssets, sheetsOf, type ShownBlock } from './pageAssets';

const part = (facts: object) => ({ css: null, chunk: null, enhance: false, ...facts });
const pack = {
  manifest: {
    build: 'b1',
    entry: { file: 'engine/e.js' },
    features: {
      plain: part({ css: 'plain' }),
      island: part({ css: 'island', chunk: 12 }),
      enhanced: part({ chunk: 13, enhance: true }),
    },
    chains: { row: part({ css: 'row' }) },
    css: {
      base: { id: 0 },
      plain: { id: 7 },
      island: { id: 3 },
      row: { id: 5 },
    },
  },
} as unknown as Pack;

const block = (type: string, facts: Partial<ShownBlock> & { hideOn?: string[] } = {}) => {
  const { hideOn, ...rest } = facts;
  const kind = type === 'row' ? 'chain' : 'feature';
  const node = { kind, id: type, type, fields: {}, ...(hideOn ? { display: { hideOn } } : {}) };
  return { node, isLive: false, isForAll: true, ...rest } as unknown as ShownBlock;
};
const assetsOf = (...blocks: ShownBlock[]) => pageAssets(pack, blocks, '/a/?b="1"');

describe('what a page loads', () => {
  it('is one style sheet, named by the numbers of its parts, each once and in order', () => {
    expect(sheetsOf(pack, [block('plain'), block('row'), block('island'), block('gone')])).toEqual([
      0, 3, 5, 7,
    ]);
    expect(assetsOf(block('row'), block('plain')).css).toBe(
      '<link rel="stylesheet" href="/pf/dist/css/page/0.5.7.css?d=b1"/>',
    );
  });

  it('has the engine’s script only where something comes alive, with the one address of the page', () => {
    const script =
      '<script defer src="/pf/dist/engine/e.js?d=b1" data-uri="/a/?b=&quot;1&quot;"></script>';
    expect(assetsOf(block('plain'), block('gone')).libs).not.toContain('engine/e.js');
    for (const alive of [block('island'), block('enhanced'), block('plain', { isLive: true })])
      expect(assetsOf(alive).libs).toContain(script);
  });

  it('has React where an island is, not where a block only has a script', () => {
    const has = (type: string) => assetsOf(block(type)).hasReactIsland;
    expect([has('plain'), has('enhanced'), has('island')]).toEqual([false, false, true]);
  });

  it('chooses among forms of blocks only where there are some', () => {
    expect(assetsOf(block('plain')).libs).not.toContain('audience');
    expect(assetsOf(block('plain'), block('plain', { isForAll: false })).libs).toContain(
      'audience',
    );
  });

  it('has the rules of screens only where a block is left out on one', () => {
    expect(assetsOf(block('plain')).css).not.toContain(HIDING);
    expect(assetsOf(block('plain', { hideOn: ['phone'] })).css).toContain(HIDING);
    expect(HIDING).toContain(
      '@media (width < 768px){[data-hide-on~="phone"]{display:none!important}}',
    );
    expect(HIDING).toContain('@media (width >= 1024px){[data-hide-on~="desktop"]');
    expect(HIDING).toContain('@media (768px <= width < 1024px){[data-hide-on~="tablet"]');
  });
});
