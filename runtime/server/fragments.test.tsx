import { expandLinks } from '../document/expandLinks';
import { useContent } from '../fusion/content';
import { useFusionContext } from '../fusion/context';
import type { FeatureNode, PageDocument } from '../document/document';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

// The clock alone is ours.
jest.useFakeTimers({
  now: 1_000_000,
  doNotFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
    'hrtime',
    'performance',
  ],
});
const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

/** Questions upstream, and what it says. */
let asked = 0;
let score = 0;
let isDown = false;
/** What the upstream waits for before it answers. */
let answering: Promise<void> = Promise.resolve();

const Score = () => <p>{useContent<number>({ source: 'game', query: {} })}</p>;
const pack = createTestPack(
  {
    'sport/live': { view: () => <Score />, refresh: () => 30_000 },
    'sport/over': { view: () => <Score />, refresh: () => null },
    'alert/bar': {
      view: ({ customFields }) => <p>{String(customFields?.['text'])}</p>,
      refresh: () => 8000,
    },
    'alert/here': {
      view: () => <p>{useFusionContext().requestUri}</p>,
      refresh: () => 8000,
    },
    'sport/soon': {
      view: () => <p>{useContent<number>({ source: 'soon', query: {} })}</p>,
      refresh: () => 300_000,
    },
  },
  {
    game: {
      ttl: 5,
      fetch: async (_query, { keepFor }) => {
        asked += 1;
        await answering;
        if (isDown) throw { statusCode: 502, message: 'down' };
        keepFor(30);
        return score;
      },
    },
    soon: { ttl: 60, fetch: async () => 1 },
  },
);

const feature = (name: string): FeatureNode => ({
  kind: 'feature',
  id: name,
  type: `sport/${name}`,
  fields: {},
});
const documentOf = (id: string, ...names: string[]): PageDocument => ({
  id,
  kind: 'page',
  name: id,
  layout: 'page',
  meta: {},
  sections: { main: names.map(feature) },
});
/** A linked block and what it says now. */
const alertOf = (text: string): PageDocument => ({
  ...documentOf('warning'),
  kind: 'block',
  sections: { main: [{ kind: 'feature', id: 'own', type: 'alert/bar', fields: { text } }] },
});
let alert = alertOf('Flood watch');
const linkTo = (id: string, type: string, fields = {}): FeatureNode => ({
  kind: 'feature',
  id,
  type,
  fields,
  linked: { document: 'warning' },
});
/** A page as the router gives it: linked blocks in their places. */
const expanded = (id: string, ...nodes: FeatureNode[]): PageDocument =>
  expandLinks({ ...documentOf(id), sections: { main: nodes } }, () => alert).document;

const documents: PageDocument[] = [
  documentOf('game', 'live', 'over'),
  documentOf('pregame', 'soon'),
  documentOf('both', 'live', 'soon'),
];
const site = createServer({
  ...testOptions(pack),
  route: (uri) => {
    const warned = [
      expanded('warned', linkTo('place', 'alert/bar')),
      expanded('worded', linkTo('place', 'alert/bar', { text: 'Our own' })),
    ];
    const document = [...documents, ...warned].find(({ id }) => uri === `/${id}`);
    return document ? { kind: 'page', document, contentConfig: null } : { kind: 'none' };
  },
  findPublished: (id) => [...documents, alert].find((document) => document.id === id) ?? null,
});
const get = (url: string) => site.app.inject({ url });
const ask = (document: string, nodes: string) =>
  get(`/pf/api/v3/fragment/${document}/${nodes}?uri=/${document}`);

beforeEach(() => {
  // Longer than any answer of an earlier test may be given.
  pass(80 * 3600);
  site.clearCaches();
  asked = 0;
  score = 1;
  isDown = false;
  answering = Promise.resolve();
});
afterAll(() => site.app.close());

describe('a live fragment', () => {
  it('is fresh as long as its answer, and says when there is something newer', async () => {
    expect((await ask('game', 'live')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30',
      'x-broadsheet-next': '30000',
      'x-broadsheet-newer': '30000',
    });
    pass(12);
    expect((await ask('game', 'live')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=18',
      'x-broadsheet-newer': '18000',
      'x-broadsheet-cache': 'hit',
    });
    expect(asked).toBe(1);
  });

  it('is never of an answer that has run out, however few ask', async () => {
    await ask('game', 'live');
    score = 2;
    pass(31);
    expect((await ask('game', 'live')).body).toContain('>2<');
    score = 3;
    pass(31);
    expect((await ask('game', 'live')).body).toContain('>3<');
    expect(asked).toBe(3);
  });

  it('is waited for by one reader: those who come meanwhile have the last, and come again', async () => {
    await ask('game', 'live');
    score = 2;
    pass(31);
    let answer: () => void = () => {};
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    const first = ask('game', 'live');
    await new Promise(setImmediate);
    const meanwhile = await ask('game', 'live');
    expect(meanwhile.body).toContain('>1<');
    expect(meanwhile.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1',
      'x-broadsheet-newer': '1000',
    });
    answer();
    expect((await first).body).toContain('>2<');
    expect(asked).toBe(2);
  });

  it('does not call its readers sooner where answers are kept much shorter than they wait', async () => {
    const { headers } = await ask('pregame', 'soon');
    expect(headers['x-broadsheet-next']).toBe('300000');
    expect(headers['x-broadsheet-newer']).toBeUndefined();
  });

  it('is asked for with others by the soonest of them', async () => {
    const { headers } = await ask('both', 'live,soon');
    expect(headers['x-broadsheet-newer']).toBe('30000');
  });

  it('ends its questions with 0 when nothing will change', async () => {
    expect((await ask('game', 'over')).headers['x-broadsheet-next']).toBe('0');
  });

  it('stays as it was while its upstream fails, which is asked every 4 s, and calls nobody', async () => {
    await ask('game', 'live');
    isDown = true;
    pass(31);
    const { statusCode, body, headers } = await ask('game', 'live');
    expect([statusCode, body.includes('>1<')]).toEqual([200, true]);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=4');
    expect(headers['x-broadsheet-newer']).toBeUndefined();
    pass(3);
    await ask('game', 'live');
    expect(asked).toBe(2);
    isDown = false;
    score = 2;
    pass(2);
    expect((await ask('game', 'live')).body).toContain('>2<');
  });

  it('is not there without an answer, past or present: readers keep what they have', async () => {
    isDown = true;
    const { statusCode, headers } = await ask('game', 'live');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  });
});

describe('a linked block that is live', () => {
  const news = () => get('/pf/api/v3/fragment/warning');

  it('is asked for by itself on every page that shows it as it is', async () => {
    expect((await get('/warned')).body).toContain('data-live="warning" data-interval="8000"');
    const { body, headers } = await news();
    expect(body).toContain('>Flood watch<');
    expect(body).toContain('data-live="warning"');
    expect(headers['x-broadsheet-next']).toBe('8000');
  });

  it('is asked for with its page where that page adds to it', async () => {
    expect((await get('/worded')).body).toContain('data-live="worded/place"');
    expect((await ask('worded', 'place')).body).toContain('>Our own<');
  });

  it('is asked for with its page where it reads what another page has otherwise', async () => {
    const before = alert;
    const { linked: _linked, ...here } = linkTo('own', 'alert/here');
    alert = { ...alert, sections: { main: [here] } };
    expect((await get('/warned')).body).toContain('data-live="warned/place"');
    alert = before;
  });

  it('does not make its pages run out: they hold until somebody publishes', async () => {
    const { headers } = await get('/warned');
    expect(headers['cache-control']).toMatch(/s-maxage=60, /);
  });

  it('is 404 where it is not published, or is no linked block', async () => {
    expect((await get('/pf/api/v3/fragment/nothing')).statusCode).toBe(404);
    const unlinked = await get('/pf/api/v3/fragment/game');
    expect(unlinked.statusCode).toBe(404);
    const unknown = await ask('game', 'no-block-of-it');
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { message: 'The page has no such block.' },
    ]);
    expect(unlinked.json()).toEqual({ message: expect.stringMatching(/\w+ \w+.*\.$/) });
  });

  it('is another one once it is published', async () => {
    await news();
    alert = alertOf('Flood warning');
    site.clearCaches();
    expect((await news()).body).toContain('>Flood warning<');
  });
});

describe('a page with live blocks', () => {
  const caching = async (path: string) => (await get(path)).headers['cache-control'];

  it('is kept until its answers run out, and given for 3 s more while it is made anew', async () => {
    await ask('game', 'live');
    pass(20);
    expect(await caching('/game')).toMatch(/s-maxage=10, stale-while-revalidate=3, /);
  });

  it('waits for new ones where they have run out', async () => {
    await ask('game', 'live');
    score = 2;
    pass(40);
    expect((await get('/game')).body).toContain('>2<');
  });

  it('waits a moment only: then it has the last ones, and is kept for a second', async () => {
    await ask('game', 'live');
    score = 2;
    pass(40);
    let answer: () => void = () => {};
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    const { body, headers } = await get('/game');
    expect(body).toContain('>1<');
    expect(headers['cache-control']).toMatch(/s-maxage=1, /);
    answer();
    await new Promise(setImmediate);
    pass(5);
    expect((await get('/game')).body).toContain('>2<');
  });
});
