import { createContentClient } from '../content/fetchContent';
import { useContent } from '../fusion/content';
import { useFusionContext } from '../fusion/context';
import type { BlockStates } from '../fusion/states';
import { createServer } from '../server/createServer';
import { createTestPack } from '../server/testing/createTestPack';
import { HarnessEvents, harnessRoutes } from './harnessRoutes';
import type { HarnessPack, HarnessRendering } from './types';

const calls = jest.fn(() => ({ name: 'from the source' }));

const base = createTestPack(
  {
    'card-block/card': {
      view: ({ customFields }: { customFields: { text?: string } }) => (
        <p>
          {customFields.text}: {useContent<{ name: string }>({ source: 'who', query: {} })?.name}
        </p>
      ),
    },
    'card-block/story': {
      view: () => <h1>{(useFusionContext().globalContent as { title: string }).title}</h1>,
      refresh: () => 5000,
    },
    'alive-block/alive': {
      view: () => <button type="button">{useFusionContext().requestUri}</button>,
      hydrate: 'visible',
      chunk: 3,
    },
    'broken-block/broken': { view: () => null },
    'stateless-block/stateless': { view: () => null },
  },
  { who: { fetch: calls, params: {} } },
);
const cardStates: BlockStates = {
  own: { fields: { text: 'Hello' }, content: { who: { name: 'from the state' } } },
  real: { fields: { text: 'Hello' } },
  story: { feature: 'story', fields: {}, globalContent: { title: 'A headline' } },
  failing: { feature: 'story', fields: {} },
};
const aliveStates: BlockStates = { here: { fields: {}, requestUri: '/sports', readerState: 'in' } };
const pack = {
  ...base,
  chains: {
    'card-block/row': {
      default: (({ children }: { children: React.ReactNode[] }) => (
        <ul>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
      )) as never,
    },
  },
  manifest: {
    ...base.manifest,
    features: Object.fromEntries(
      Object.entries(base.manifest.features).map(([type, entry]) => [
        type,
        { ...entry, css: 'test-block' },
      ]),
    ),
    chains: {
      'card-block/row': { ...base.manifest.features['card-block/card']!, label: 'Row' },
    },
  },
  states: {
    'card-block': () => ({
      ...cardStates,
      row: { feature: 'row', fields: {}, children: ['<b>one</b>', '<b>two</b>'] },
    }),
    'alive-block': () => aliveStates,
    'broken-block': () => {
      throw new Error('the fixture is gone');
    },
  },
};

const content = createContentClient({
  sources: () => pack.sources,
  upstream: { contentBase: () => 'http://localhost:1', accessToken: () => '' },
});
const { app } = createServer({
  pack: () => pack,
  content,
  website: 'site',
  route: () => ({ kind: 'none' }),
  inlineScripts: [],
  isReady: async () => true,
  tools: harnessRoutes({
    pack: () => pack,
    content,
    website: 'site',
    gateway: () => 'http://localhost:1',
    token: '',
    appDir: base.dir,
    events: new HarnessEvents(),
  }),
});
afterAll(() => app.close());

const frame = async (query: string) => app.inject({ url: `/pf/harness/frame?${query}` });
const render = async (body: object): Promise<HarnessRendering> =>
  (
    await app.inject({
      method: 'POST',
      url: '/pf/harness/api/render',
      payload: { fields: {}, content: 'state', ...body },
    })
  ).json();

describe('the harness lists', () => {
  it('every block with its parts and states, and says which states can’t be read', async () => {
    const { blocks } = (await app.inject({ url: '/pf/harness/api/blocks' })).json<HarnessPack>();
    expect(blocks.map(({ name }) => name)).toEqual([
      'alive-block',
      'broken-block',
      'card-block',
      'stateless-block',
    ]);
    const [, broken, card, stateless] = blocks;
    expect(card?.parts.map(({ type, kind }) => `${kind} ${type}`)).toEqual([
      'feature card-block/card',
      'feature card-block/story',
      'chain card-block/row',
    ]);
    expect(card?.states.map(({ name, type }) => [name, type])).toEqual([
      ['own', 'card-block/card'],
      ['real', 'card-block/card'],
      ['story', 'card-block/story'],
      ['failing', 'card-block/story'],
      ['row', 'card-block/row'],
    ]);
    expect(broken?.problem).toBe('the fixture is gone');
    expect(stateless?.problem).toMatch(/stateless-block\/states\.ts: a block needs/);
  });
});

describe('a state', () => {
  it('of a live block asks for news for readers, never for editors (widgets §8)', async () => {
    const html = async (admin: boolean) =>
      (await render({ block: 'card-block', state: 'story', admin })).html;
    expect(await html(false)).toContain('data-interval="5000"');
    expect(await html(true)).not.toContain('data-interval');
  });

  it('is shown with its own answers, without asking their sources', async () => {
    const shown = await render({ block: 'card-block', state: 'own' });
    expect(shown.html).toBe(
      '<p data-block="card-block/card">Hello<!-- -->: <!-- -->from the state</p>',
    );
    expect(shown.requests).toMatchObject([{ source: 'who', outcome: 'state' }]);
    expect(calls).not.toHaveBeenCalled();
  });

  it('is shown with answers of the real sources where it brings none, or live is asked for', async () => {
    expect((await render({ block: 'card-block', state: 'real' })).html).toContain(
      'from the source',
    );
    const live = await render({ block: 'card-block', state: 'own', content: 'live' });
    expect(live.html).toContain('from the source');
    expect(live.requests).toMatchObject([{ source: 'who', outcome: 'fresh' }]);
  });

  it('takes other custom fields, and tells sizes and props', async () => {
    const shown = await render({ block: 'card-block', state: 'own', fields: { text: 'Bye' } });
    expect(shown.html).toContain('Bye');
    expect(shown.props).toMatchObject({ customFields: { text: 'Bye' }, requestUri: '/' });
    expect(shown.sizes.html.bytes).toBe(Buffer.byteLength(shown.html));
    expect(shown.sizes.css.bytes).toBe(10);
    expect(shown.duration).toBeGreaterThan(0);
  });

  it('brings the page’s own content', async () => {
    expect((await render({ block: 'card-block', state: 'story' })).html).toContain('A headline');
  });

  it('of a chain holds the children it names', async () => {
    expect((await render({ block: 'card-block', state: 'row' })).html).toMatch(
      /<li><div.*><b>one<\/b><\/div><\/li><li><div.*><b>two<\/b><\/div><\/li>/,
    );
  });

  it('that fails says why', async () => {
    const shown = await render({ block: 'card-block', state: 'failing' });
    expect(shown.html).toBe('');
    expect(shown.failure?.message).toMatch(/null/);
    expect((await frame('block=card-block&state=failing')).body).toMatch(
      /<html[^>]* data-failure="[^"]*null/,
    );
  });

  it.each([
    ['block=card-block&state=nope', /card-block has no state "nope"/],
    ['block=nope', /nope\/states\.ts/],
    ['block=broken-block&state=one', /the fixture is gone/],
  ])('that is not there is a 404 with the reason: %s', async (query, reason) => {
    const { statusCode, body } = await frame(query);
    expect(statusCode).toBe(404);
    expect(body).toMatch(reason);
  });
});

describe('the frame', () => {
  it('is a whole page with the block, its style sheet and its script', async () => {
    const { statusCode, body } = await frame('block=alive-block&state=here');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<div id="harness-block"><div data-block="alive-block\/alive"/);
    expect(body).toContain('href="/pf/harness/css/0.1.css?scheme=light&amp;motion=full&amp;d=b1"');
    expect(body).toContain('<script defer data-harness-engine src="/pf/dist/engine/entry.js');
    expect(body).toContain('>/sports</button>');
    expect(body).toContain('root.dataset.readerState = "in"');
  });

  it('shows what is asked for: direction, scheme, page kind', async () => {
    const { body } = await frame(
      'block=alive-block&state=here&dir=rtl&scheme=dark&page=section&reader=out',
    );
    expect(body).toMatch(/<html[^>]* dir="rtl" style="color-scheme:dark"/);
    expect(body).toContain('>/news</button>');
    expect(body).toContain('root.dataset.readerState = "out"');
  });

  it('gets style sheets whose media queries are answered', async () => {
    const { statusCode, body, headers } = await app.inject({ url: '/pf/harness/css/0.1.css' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(body).toBe('body{margin:0}\np{margin:0}');
    expect((await app.inject({ url: '/pf/harness/css/99.css' })).statusCode).toBe(404);
  });
});

describe('the form of fields asks', () => {
  const ask = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/pf/harness/api/content/${path}`, payload });

  it('what a source gives now', async () => {
    const answer = await ask('answer', { source: 'who', query: {}, isWhole: true });
    expect(answer.json()).toMatchObject({ kind: 'answer', titles: ['from the source'] });
    const none = await ask('answer', { source: 'nobody', query: {}, isWhole: false });
    expect(none.json()).toMatchObject({ kind: 'failed', status: 404 });
  });

  it('for choices, of choices sources only', async () => {
    expect((await ask('choices', { source: 'who', query: '' })).statusCode).toBe(404);
  });
});

it('The application’s files can’t be left by their path', async () => {
  const { statusCode } = await app.inject({ url: '/pf/harness/app/..%2f..%2fpackage.json' });
  expect(statusCode).toBe(404);
});
