import type { PackManifest } from '../../pack/types';
import { pageDocument } from '../../document/testing/fixtures';
import { ANYWHERE } from '../../document/placement';
import { readPlacement, refusal, type TypedPlacement } from './readPlacement';

const NOTE = 'note-block/note';
const manifest = {
  features: {
    'header-block/header': {
      customFields: {},
      placement: { sections: ['header'], once: false },
    },
    [NOTE]: {
      customFields: { title: { kind: 'text', required: true }, size: { kind: 'number' } },
      placement: ANYWHERE,
    },
  },
  chains: {},
  layouts: {
    front: { sections: ['header', 'main', 'rail'] },
    plain: { sections: ['header', 'body'] },
  },
} as unknown as PackManifest;
const pack = { manifest, written: [NOTE, 'late-block/late'] };

const home = pageDocument('home');
const read = (more: Partial<TypedPlacement> = {}, document: typeof home | null = home) =>
  readPlacement(
    {
      type: NOTE,
      page: 'home',
      section: 'main',
      fields: ['title=Today'],
      isFirst: false,
      ...more,
    },
    pack,
    document,
  );

describe('a placement that was typed', () => {
  it('is read where all of it is there', () => {
    expect(read()).toEqual({
      placement: { type: NOTE, section: 'main', fields: { title: 'Today' }, isFirst: false },
    });
  });

  it.each<[string, Partial<TypedPlacement>, RegExp]>([
    [
      'a section',
      { section: 'side' },
      /^The page "home" has no section "side"\. Sections: header, main, rail$/,
    ],
    [
      'no section',
      { section: undefined },
      /^Name a section of the page: --section <name>\. Sections: header, main, rail$/,
    ],
    ['a block', { type: 'x-block/x' }, /no block "x-block\/x".*\s+header-block\/header/],
    [
      'no block',
      { type: undefined },
      /^Name the block before the options\. Blocks:\s+header-block\/header/,
    ],
    ['a block of no pack', { type: 'constructor' }, /no block "constructor"/],
    ['half a name', { type: 'note' }, /named by its folder and its feature: note-block\/note/],
    [
      'a block not built',
      { type: 'late-block/late' },
      /"late-block\/late" is not built yet\. Type npm run build/,
    ],
    ['a field', { fields: ['title=x', 'name=x'] }, /Its fields: title, size/],
    [
      'a place that blocks.json does not let it have',
      { type: 'header-block/header', fields: [] },
      /^header-block\/header stands in “header” only\.$/,
    ],
    ['a missing field', { fields: [] }, /The field "title" is required/],
  ])('is refused for %s that does not fit, and hears what there is', (_name, more, message) => {
    expect(read(more)).toEqual({ faults: [expect.stringMatching(message)] });
  });

  it('is checked against the sections of all layouts where no page is known', () => {
    expect(read({ section: 'body' }, null)).toHaveProperty('placement');
    expect(read({ section: 'side' }, null)).toEqual({
      faults: ['No layout has a section "side". Sections: header, main, rail, body'],
    });
  });

  it('hears of all faults in one go', () => {
    const faults = ['one.', 'two.'];
    expect(refusal(faults).message).toBe('Nothing was placed.\n- one.\n- two.');
    expect(refusal(['one.']).message).toBe('one.');
  });
});
