import type { PackManifest } from '../../../pack/types';
import type { PageDocument } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { checkWeight } from './checkWeight';
import { ANYWHERE, type PlacementRule } from '../../../document/placement';
import { readMarkup } from './readMarkup';
import { runChecklist, type ChecklistInput } from './runChecklist';

const field = (required: boolean) => ({ kind: 'text', required, label: { en: 'Headline' } });
const manifest = {
  layouts: { front: { sections: ['header', 'main'] } },
  features: {
    'promo-block/promo': {
      customFields: { title: field(true), deck: field(false) },
      placement: ANYWHERE,
    },
  },
  chains: {},
} as unknown as PackManifest;

const withPlacement = (placement: PlacementRule): PackManifest => ({
  ...manifest,
  features: Object.fromEntries(
    Object.entries(manifest.features).map(([type, entry]) => [
      type,
      { ...entry, label: 'Promo', placement },
    ]),
  ),
});

const promo = feature('one');
const page = (main = [promo]): PageDocument => pageDocument('p', { sections: { main } });
const node = (id: string, html: string) => `<!--node ${id}-->${html}<!--/node ${id}-->`;

const check = async (more: Partial<ChecklistInput> = {}) => {
  const findings = await runChecklist({
    document: page(),
    manifest,
    html: `<h1>News</h1>${node('one', '<p>Words</p>')}`,
    weight: { html: 9000, css: 9000, script: 9000 },
    missing: [],
    problems: {},
    lacksAddress: false,
    origin: 'https://daily.test',
    ask: async () => 200,
    ...more,
  });
  return findings.map(({ rule, level, nodeId, message }) => ({
    rule,
    level,
    nodeId,
    message,
  }));
};
const html = (body: string) => check({ html: `<h1>News</h1>${node('one', `Words ${body}`)}` });

describe('The checklist', () => {
  it('is empty for a page that is all right', async () => {
    expect(await check()).toEqual([]);
  });

  it.each<[string, Partial<ChecklistInput>, string, string | null, string]>([
    [
      'a required field that is empty',
      { document: page([feature('one', { fields: { title: ' ' } })]) },
      'fields',
      'one',
      'Headline: This field is required.',
    ],
    [
      'a field that some readers lack',
      {
        document: page([
          feature('one', {
            variants: { by: 'reader', cases: [{ id: 'v1', when: ['in'], fields: { title: '' } }] },
          }),
        ]),
      },
      'fields',
      'one',
      'Headline: This field is required.',
    ],
    [
      'a block whose code is gone',
      { document: page([feature('one', { type: 'gone-block/gone' })]) },
      'blocks',
      'one',
      'The code of "gone-block/gone" is gone',
    ],
    [
      'a block where it may not stand',
      { manifest: withPlacement({ sections: ['header'], once: false }) },
      'blocks',
      'one',
      'Promo stands in “header” only. Move or delete it.',
    ],
    [
      'a second one of what a page has once',
      {
        document: page([promo, feature('two')]),
        manifest: withPlacement({ sections: null, once: true }),
      },
      'blocks',
      'two',
      'Promo stands on a page once.',
    ],
    [
      'a block in a section that the layout lacks',
      { document: pageDocument('p', { sections: { rail: [promo] } }) },
      'blocks',
      'one',
      'no section "rail"',
    ],
    [
      'a layout that is gone',
      { document: { ...page(), layout: 'x' } },
      'blocks',
      null,
      'layout "x"',
    ],
    ['a block that failed', { problems: { one: 'no data' } }, 'blocks', 'one', 'failed'],
    [
      'a linked block that is not live',
      { missing: [{ nodeId: 'one', link: { document: 'header' } }] },
      'blocks',
      'one',
      '"header" is not live',
    ],
    [
      'a block that shows nothing',
      { html: `<h1>N</h1>${node('one', '<div></div>')}` },
      'empty',
      'one',
      'nothing',
    ],
    [
      'a figure whose picture has an empty description',
      { html: `<h1>N</h1>${node('one', '<figure><img src="/a.jpg" alt=" "></figure>')}` },
      'empty',
      'one',
      'The description of a picture is empty (/a.jpg)',
    ],
    ['a page without an address', { lacksAddress: true }, 'address', null, 'no address'],
    [
      'a page that is too heavy',
      { weight: { html: 26_000, css: 0, script: 0 } },
      'weight',
      null,
      '26.0 kB',
    ],
    [
      'a page without a main heading',
      { html: node('one', 'Words') },
      'accessibility',
      null,
      'no main',
    ],
    [
      'a second main heading',
      { html: `<h1>N</h1>${node('one', '<h1>Again</h1>')}` },
      'accessibility',
      'one',
      '“Again”',
    ],
  ])('names %s', async (_what, input, rule, nodeId, message) => {
    expect(await check(input)).toEqual([
      expect.objectContaining({ rule, nodeId, message: expect.stringContaining(message) }),
    ]);
  });

  it.each([
    ['a picture without a description', '<img src="/a.jpg">', 'no description (/a.jpg)'],
    ['a link without words', '<a href="/x"><svg></svg></a>', 'A link has no words (/x)'],
    ['a button without words', '<button> </button>', 'A button has no words'],
    ['an id that is there twice', '<i id="a">1</i><i id="a">2</i>', 'the id "a"'],
    ['a heading that skips a level', '<h3>Late</h3>', 'level 3 right after one of level 1'],
    ['an empty heading', '<h2></h2>', 'A heading is empty.'],
  ])('names %s, with its block', async (_what, body, message) => {
    expect(await html(body)).toEqual([
      expect.objectContaining({
        rule: 'accessibility',
        nodeId: 'one',
        message: expect.stringContaining(message),
      }),
    ]);
  });

  it.each([
    ['a picture beside words that say it', '<img src="/a.jpg" alt="">'],
    ['a figure that is ornament', '<figure aria-hidden="true"><img src="/a.jpg" alt=""></figure>'],
    ['a link around a picture that is described', '<a href="/x"><img src="/a" alt="Storm"></a>'],
    ['a link with a label', '<a href="/x" aria-label="Home"><svg></svg></a>'],
    ['what screen readers skip', '<span aria-hidden="true"><button></button></span>'],
    ['templates', '<template><img src="/a.jpg"><h5>x</h5></template>'],
  ])('accepts %s', async (_what, body) => {
    expect(await html(body)).toEqual([]);
  });

  it('says nothing of hidden blocks', async () => {
    const hidden = feature('one', { hidden: true, type: 'gone-block/gone' });
    expect(await check({ document: page([hidden]), html: '<h1>N</h1>' })).toEqual([]);
  });

  it('leaves what a linked block lacks to that block', async () => {
    const linked = feature('one', { fields: {}, linked: { document: 'b' } });
    expect(await check({ document: page([linked]) })).toEqual([]);
  });

  it('asks each address of the site once, and no other site', async () => {
    const asked: string[] = [];
    const links = [
      '<a href="/gone">Old story</a><a href="/gone#part">Again</a>',
      '<a href="https://daily.test/here?x=1">Here</a>',
      '<a href="https://elsewhere.test/">Elsewhere</a><a href="mailto:a@b.test">Mail</a>',
      '<a href="#top">Top</a>',
    ];
    const found = await check({
      html: `<h1>N</h1>${node('one', links.join(' '))}`,
      ask: async (path) => {
        asked.push(path);
        return path === '/gone' ? 404 : 200;
      },
    });
    expect(asked).toEqual(['/gone', '/here?x=1']);
    expect(found.map(({ message }) => message)).toEqual([
      '“Old story” leads to /gone, which answers 404.',
    ]);
  });

  it.each([401, 403])('takes a link that asks who is there (%i) to be well', async (status) => {
    const links = '<a href="/account/">Your account</a>';
    const found = await check({
      html: `<h1>N</h1>${node('one', links)}`,
      ask: async () => status,
    });
    expect(found).toEqual([]);
  });

  it.each([null, 503])(
    'says of a link without an answer right now (%p) that nobody knows, which is no error',
    async (status) => {
      const input = { html: `<h1>N</h1>${node('one', '<a href="/slow">Slow</a>')}` };
      expect(await check({ ...input, ask: async () => status })).toEqual([
        {
          rule: 'links',
          level: 'warning',
          nodeId: 'one',
          message: '“Slow” leads to /slow, which gives no answer right now. Check it again.',
        },
      ]);
      const [broken] = await check({ ...input, ask: async () => 500 });
      expect(broken?.level).toBe('error');
    },
  );

  it('counts headings as each reader gets them, not all forms of a block together', async () => {
    const forms = (own: string, theirs: string) =>
      node(
        'one',
        `<section data-not="@in hero=big">${own}</section>` +
          `<section data-only="@in hero=big">${theirs}</section>`,
      );
    expect(await check({ html: forms('<h1>News</h1>', '<h1>Yours</h1>') })).toEqual([]);
    const messages = async (markup: string) =>
      (await check({ html: markup })).map(({ message }) => message);
    expect(await messages(`<h1>News</h1>${forms('Words', '<h1>Yours</h1>')}`)).toEqual([
      '“Yours” is a second main heading (h1).',
    ]);
    expect(await messages(forms('<h1>News</h1>', 'Words'))).toEqual([
      'The page has no main heading (h1).',
    ]);
  });

  it('names a link that is no address', async () => {
    const [finding] = await html('<a href="https://">Broken</a>');
    expect(finding?.message).toContain('which is no address');
  });

  it('puts what is broken before what could be better', async () => {
    const levels = (await check({ lacksAddress: true, problems: { one: 'x' } })).map(
      ({ level }) => level,
    );
    expect(levels).toEqual(['error', 'warning']);
  });
});

describe('Weight', () => {
  it('is counted in thousands of bytes, and the limit itself is allowed', () => {
    expect(checkWeight({ html: 25_000, css: 20_000, script: 15_000 })).toEqual([]);
    expect(checkWeight({ html: 25_001, css: 20_001, script: 15_001 })).toHaveLength(3);
  });
});

describe('A page that is read', () => {
  it('knows the innermost block of everything on it', () => {
    const inner = node('feature', '<a href="/x">In</a>');
    const { links } = readMarkup(
      `<a href="/">Out</a>${node('chain', `<a href="/c">On</a>${inner}`)}`,
    );
    expect(links.map(({ name, nodeId }) => [name, nodeId])).toEqual([
      ['Out', null],
      ['On', 'chain'],
      ['In', 'feature'],
    ]);
  });

  it('counts a chain as filled by what it holds', () => {
    expect(readMarkup(node('chain', node('a', 'x') + node('b', '<p></p>'))).emptyNodes).toEqual([
      'b',
    ]);
  });
});
