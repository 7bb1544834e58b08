import type { AccessRule } from '../content/types';
import { useContent } from '../fusion/content';
import { useAppContext } from '../fusion/context';
import type { FeatureNode, PageDocument } from '../document/document';
import type { Reading } from './access';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

const SECRET = 'what only some may read';
const PAID = `${SECRET}: subscribers`;

interface Story {
  title: string;
  code: string;
  text?: string;
}
const stories: Record<string, Story> = {
  free: { title: 'Free', code: 'free', text: SECRET },
  few: { title: 'A few times', code: 'few', text: SECRET },
  paid: { title: 'Paid', code: 'paid', text: PAID },
};

const Body = () => {
  const { globalContent, metaValue } = useAppContext();
  const { title, text = 'cut' } = (globalContent ?? {}) as Partial<Story>;
  return (
    <p>
      {title}: {text} [{metaValue('access-rule')}]
    </p>
  );
};
/** A block that shows a whole story within another page. */
const Other = () => {
  const story = useContent<Story>({ source: 'story', query: { id: 'paid' } });
  return <p>{story ? `${story.title}: ${story.text ?? 'cut'}` : 'none'}</p>;
};
const pack = createTestPack(
  {
    'test-block/body': { view: () => <Body />, refresh: () => 30_000 },
    'test-block/other': { view: () => <Other />, chunk: 1 },
  },
  {
    story: {
      ttl: 60,
      params: { id: 'text' },
      fetch: async ({ id }) => stories[String(id)] ?? Promise.reject({ statusCode: 404 }),
      guard: {
        codeOf: (story) => (story as Partial<Story>).code ?? '',
        preview: (story) => ({ ...(story as Story), text: undefined }),
      },
    },
  },
  {
    data: { view: ({ globalContent }: never) => globalContent, isData: true },
  },
);
const feature = (name: string): FeatureNode => ({
  kind: 'feature',
  id: name,
  type: `test-block/${name}`,
  fields: {},
});
const article: PageDocument = {
  id: 'article',
  kind: 'template',
  name: 'article',
  layout: 'page',
  meta: {},
  sections: { main: [feature('body'), feature('other')] },
};

const RULES: Record<string, AccessRule> = { free: 'free', few: 'account', paid: 'subscribers' };
let asked: Reading[] = [];
/** Cookies that may read. */
const mayRead = (cookie = '') => cookie.includes('subscriber');
let isDown = false;
const site = createServer({
  ...testOptions(pack),
  route: (uri) => ({
    kind: 'template',
    document: article,
    contentConfig: { source: 'story', query: { id: uri.split('/')[1] } },
  }),
  access: {
    ruleOf: (code) => RULES[code] ?? 'account',
    admits: async (reading) => {
      asked.push(reading);
      if (isDown) throw new Error('the database is away');
      if (mayRead(reading.headers.cookie)) return true;
      return reading.rule === 'account' && reading.headers.cookie !== 'meter=used';
    },
  },
});
const get = (url: string, cookie?: string) =>
  site.app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
const seen = async (url: string, cookie?: string) => {
  const { body, headers } = await get(url, cookie);
  return {
    isOpen: body.includes(SECRET),
    isPublic: String(headers['cache-control']).startsWith('public'),
    isPrivate: headers['cache-control'] === 'private, no-store',
    vary: headers['vary'],
  };
};

beforeEach(() => {
  asked = [];
  isDown = false;
});
afterAll(() => site.app.close());

const CLOSED = { isOpen: false, isPublic: true, isPrivate: false, vary: 'accept-encoding, cookie' };
const OPEN = { ...CLOSED, isOpen: true };
const OWN = { isPublic: false, isPrivate: true, vary: 'accept-encoding, cookie' };

describe('a page that not everybody may read', () => {
  // The second answer comes from the cache.
  it.each([1, 2])('goes to who may, and its preview to who may not: answer %i', async () => {
    expect(await seen('/paid')).toEqual(CLOSED);
    expect(await seen('/paid', 'subscriber=1')).toEqual({ ...OWN, isOpen: true });
    expect(await seen('/few')).toEqual(OPEN);
    expect(await seen('/few', 'meter=used')).toEqual({ ...OWN, isOpen: false });
    expect(await seen('/few', 'subscriber=1')).toEqual(OPEN);
  });

  it('that is free asks nobody, and is the same for all', async () => {
    const { body, headers } = await get('/free', 'meter=used');
    expect(body).toContain(SECRET);
    expect([headers['vary'], asked]).toEqual(['accept-encoding', []]);
  });

  it('is asked about with its path, and with the address as it came', async () => {
    await get('/paid/?gift=abc&utm_source=x', 'a=1');
    expect(asked).toMatchObject([
      { path: '/paid', url: '/paid/?gift=abc&utm_source=x', rule: 'subscribers' },
    ]);
  });

  it('comes from the cache for each of both', async () => {
    for (const cookie of [undefined, 'subscriber=1']) {
      await get('/paid', cookie);
      const { headers } = await get('/paid', cookie);
      expect([headers['x-broadsheet-cache'], headers['server-timing']]).toEqual([
        'hit',
        'cache;desc=hit',
      ]);
    }
  });

  it('tells its blocks the rule', async () => {
    expect((await get('/few')).body).toContain('[<!-- -->account<!-- -->]');
  });

  it('goes as to a stranger while nobody can say who may', async () => {
    isDown = true;
    expect(await seen('/paid', 'subscriber=1')).toEqual(CLOSED);
    expect(await seen('/few', 'meter=used')).toEqual(OPEN);
  });

  it('has its preview in its other forms, too', async () => {
    expect(JSON.parse((await get('/paid?outputType=data')).body)).toEqual({
      title: 'Paid',
      code: 'paid',
    });
    expect((await get('/paid?outputType=data', 'subscriber=1')).body).toContain(SECRET);
  });

  it('is not unchanged for who had its preview', async () => {
    const { headers } = await get('/paid');
    const again = await site.app.inject({
      url: '/paid',
      headers: { cookie: 'subscriber=1', 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(200);
  });
});

describe('what leads around a page', () => {
  const QUERY = encodeURIComponent(JSON.stringify({ id: 'paid' }));

  it.each([
    ['the content API', `/pf/api/v3/content/fetch/story?query=${QUERY}`],
    [
      'the content API with a filter',
      `/pf/api/v3/content/fetch/story?query=${QUERY}&filter={title,text}`,
    ],
    ['another page with a block that asks for it', '/free'],
    ['that block’s props in the browser', '/few'],
  ])('%s gives the preview, to subscribers too', async (_way, url) => {
    for (const cookie of ['', 'subscriber=1']) {
      const { statusCode, body } = await get(url, cookie);
      expect(statusCode).toBe(200);
      expect(body).toContain('Paid');
      expect(body).not.toContain(PAID);
    }
  });

  it('its live blocks go the same way', async () => {
    const block = '/pf/api/v3/fragment/article/body?uri=%2Fpaid';
    expect(await seen(block)).toEqual(CLOSED);
    expect(await seen(block, 'subscriber=1')).toEqual({ ...OWN, isOpen: true });
    expect(await seen(block)).toEqual(CLOSED);
  });
});

describe('a site without a rule', () => {
  it('gives all to all', async () => {
    const open = createServer({
      ...testOptions(pack),
      route: () => ({
        kind: 'template',
        document: article,
        contentConfig: { source: 'story', query: { id: 'paid' } },
      }),
    });
    const { body, headers } = await open.app.inject('/paid');
    expect([body.includes(SECRET), headers['vary']]).toEqual([true, 'accept-encoding']);
    await open.app.close();
  });
});
