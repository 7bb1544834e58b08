import type { HarnessBlock, HarnessPack } from '../types';
import { noteLastShown, openingState, readLastShown } from './lastShown';

const block = (name: string, states: string[], fields: number): HarnessBlock => ({
  name,
  problem: null,
  parts: [
    {
      type: name,
      kind: 'feature',
      label: name,
      hydrate: 'never',
      file: '',
      customFields: Object.fromEntries(
        Array.from({ length: fields }, (_none, index) => [String(index), {} as never]),
      ),
    },
  ],
  states: states.map((state) => ({ name: state, type: name, fields: {} })),
});
const pack: HarnessPack = {
  build: 'a',
  sources: [],
  blocks: [
    block('ad-block', ['empty'], 1),
    block('bare-block', [], 9),
    block('card-block', ['plain', 'long'], 5),
    block('menu-block', ['open'], 5),
  ],
};

describe('The harness opens', () => {
  it.each([
    ['on the block with the most fields', null, 'card-block/plain'],
    ['on what was looked at last', { block: 'ad-block', state: 'empty' }, 'ad-block/empty'],
    ['as at first where that block is gone', { block: 'x', state: 'empty' }, 'card-block/plain'],
    ['as at first where that state is gone', { block: 'ad-block', state: 'x' }, 'card-block/plain'],
  ])('%s', (_name, last, expected) => {
    const shown = openingState(pack, last);
    expect(`${shown?.block}/${shown?.state}`).toBe(expected);
  });

  it('on nothing where no block names a state', () => {
    expect(openingState({ ...pack, blocks: pack.blocks.slice(1, 2) }, null)).toBeUndefined();
  });
});

describe('What was looked at last', () => {
  const storage = (kept: string | null) => ({ getItem: () => kept });

  it('comes back as it was noted', () => {
    const setItem = jest.fn();
    noteLastShown({ setItem }, { block: 'a-block', state: 'one' });
    const [, kept] = setItem.mock.calls[0] as [string, string];
    expect(readLastShown(storage(kept))).toEqual({ block: 'a-block', state: 'one' });
  });

  it.each([null, '', '{', 'null', '[]', '{"block":1}', '{"block":"a"}'])(
    'is not known from %p',
    (kept) => {
      expect(readLastShown(storage(kept))).toBeNull();
    },
  );

  it('is not needed: a browser may refuse to keep it', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => noteLastShown({ setItem: refuse }, { block: 'a', state: 'b' })).not.toThrow();
    expect(readLastShown({ getItem: refuse })).toBeNull();
  });
});
