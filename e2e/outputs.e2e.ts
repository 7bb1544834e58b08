import type { Browser } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';
import { JOURNEY } from './liveStory';
import { findPages, type PageKinds } from './pages';

let browser: Browser;
let pages: PageKinds;
/** Newest story of each kind in the first edition, by address. */
const stories: Record<string, string> = {};

const SUBTYPES = ['regular', 'live', 'podcast', 'live-event', 'review', 'columnists', 'longform'];
const OTHERS = ['gallery', 'video', 'spanish', 'ended'];
const KINDS = [...SUBTYPES, ...OTHERS];

/** Addresses of stories; those that other journeys write while they run are left out. */
async function feed(query: Record<string, unknown>): Promise<string[]> {
  const url = new URL('/pf/api/v3/content/fetch/content-feed', SITE());
  url.searchParams.set('query', JSON.stringify({ limit: 100, ...query }));
  const { stories: found } = (await (await fetch(url)).json()) as {
    stories: { canonical_url: string }[];
  };
  return found
    .map(({ canonical_url }) => canonical_url)
    .filter((address) => !address.includes(JOURNEY));
}

beforeAll(async () => {
  browser = await openBrowser();
  pages = await findPages();
  for (const subtype of SUBTYPES) {
    const [path] = await feed({ feedType: 'subtype', feedParameter: subtype });
    stories[subtype] = path ?? pages.article;
  }
  for (const type of ['gallery', 'video']) {
    stories[type] = (await feed({ contentTypes: type }))[0]!;
  }
  stories['spanish'] = (await feed({ feedParameter: '/espanol' }))[0]!;
  stories['ended'] = (await feed({ feedType: 'subtype', feedParameter: 'live' })).at(-1)!;
});
afterAll(() => browser?.close());

const get = (path: string) => fetch(new URL(path, SITE()), { redirect: 'manual' });
const as = (path: string, outputType: string) => get(`${path}?outputType=${outputType}`);

/** The start tags of one kind, as text. */
const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}(?=[\\s>/])[^>]*>`, 'g')) ?? [];

/** The values of an attribute, entities resolved. */
const values = (html: string, name: string, attribute: string): string[] =>
  tags(html, name).map((tag) =>
    (new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'),
  );

describe.each(KINDS)('a story (%s) in its other forms', (kind) => {
  it('is plain text for those who listen to it', async () => {
    const answer = await as(stories[kind]!, 'text');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const text = await answer.text();
    expect(text).toMatch(/^The Broadsheet\n\n\S/);
    expect(text).not.toMatch(/<\/?[a-z]+[\s>]|&(amp|lt|quot|#\d+);|undefined|null|\[object|\n{4}/);
    expect(text).toMatch(/\nThis story on the web: https?:\/\/\S+\.html\n$/);
  });

  it('is mail without script, style sheet, font or relative address', async () => {
    const answer = await as(stories[kind]!, 'email');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const html = await answer.text();
    for (const name of ['script', 'link', 'iframe', 'video', 'audio', 'form', 'svg']) {
      expect([name, tags(html, name).length]).toEqual([name, 0]);
    }
    const addresses = [...values(html, 'a', 'href'), ...values(html, 'img', 'src')];
    const relative = addresses.filter((url) => !/^(https?:\/\/|mailto:|tel:|\{\w+\}$)/.test(url));
    expect(relative).toEqual([]);
    expect(tags(html, 'h1')).toHaveLength(1);
    expect(html.length).toBeLessThan(102_000); // what Gmail shows before it cuts
    // Tables with a width and `role=presentation` are what mail programs need.
    const faults = await htmlFaults(html, ['no-deprecated-attr', 'no-redundant-role', 'wcag/h63']);
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it('is a page without bars in our app', async () => {
    const answer = await as(stories[kind]!, 'app');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/data-block="(header|footer)-block/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('viewport-fit=cover');
    expect(tags(html, 'h1')).toHaveLength(1);
  });
});

describe('mail of a running site', () => {
  it('has pictures that can be had', async () => {
    const html = await (await as(stories['regular']!, 'email')).text();
    const { pathname, search } = new URL(values(html, 'img', 'src')[0]!);
    const answer = await get(pathname + search);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  it.each([390, 700])('fits a window of %i px', async (width) => {
    const page = await openPage(browser, `${stories['regular']}?outputType=email`, {
      viewport: { width, height: 900 },
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

describe.each(['regular', 'live', 'gallery', 'longform'])('our app shows a story (%s)', (kind) => {
  it.each(['light', 'dark'] as const)(
    'with nothing for axe to find, in %s',
    async (colorScheme) => {
      const page = await openPage(browser, `${stories[kind]}?outputType=app`, {
        viewport: { width: 390, height: 844 },
        colorScheme,
      });
      expect(await axe(page)).toEqual([]);
      await expectSteady(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );

  it('as HTML that validates', async () => {
    const html = await (await as(stories[kind]!, 'app')).text();
    expect((await htmlFaults(html)).slice(0, 10)).toEqual([]);
  });
});

describe('what can not be asked for', () => {
  it.each(['rss', '__proto__', 'a%20b'])(
    'an output type "%s" is 404 in plain words',
    async (name) => {
      const answer = await as(stories['regular']!, name);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('There is no such output type');
    },
  );

  it.each(['email', 'text'])('the front page as %s is 404', async (name) => {
    const answer = await as('/', name);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('The page itself is at /');
  });

  it('a story that is not there is 404 in the form that was asked for', async () => {
    expect(await (await as('/news/no-such-story.html', 'text')).text()).toBe(
      'This page could not be found.\n',
    );
    const app = await as('/news/no-such-story.html', 'app');
    expect(app.status).toBe(404);
    expect(await app.text()).not.toMatch(/data-block="header-block/);
  });
});

type Graph = { '@type': string; [name: string]: unknown }[];

async function graphOf(path: string): Promise<Graph> {
  const html = await (await get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  return (JSON.parse(scripts[0]![1]!) as { '@graph': Graph })['@graph'];
}

describe('structured data on the pages themselves', () => {
  it.each<[string, string[]]>([
    ['regular', ['NewsArticle', 'BreadcrumbList']],
    ['live', ['LiveBlogPosting', 'BreadcrumbList']],
    ['review', ['ReviewNewsArticle', 'BreadcrumbList']],
    ['columnists', ['OpinionNewsArticle', 'BreadcrumbList']],
    ['gallery', ['NewsArticle', 'ImageGallery']],
    ['video', ['NewsArticle']],
  ])('of a story (%s)', async (kind, types) => {
    const graph = await graphOf(stories[kind]!);
    const found = graph.map((node) => node['@type']);
    expect(found).toEqual(expect.arrayContaining([...types, 'NewsMediaOrganization']));
    const [article] = graph;
    expect(article).toMatchObject({
      headline: expect.stringMatching(/\S/),
      datePublished: expect.stringMatching(/^\d{4}-.*(Z|[+-]\d\d:\d\d)$/),
      mainEntityOfPage: expect.stringMatching(/^https?:\/\/.*\.html$/),
    });
  });

  it('of a live blog has its entries, and its end once it has ended', async () => {
    const [running] = await graphOf(stories['live']!);
    expect(running?.['liveBlogUpdate']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          '@type': 'BlogPosting',
          headline: expect.any(String),
          articleBody: expect.any(String),
          url: expect.stringMatching(/\.html\/card-/),
        }),
      ]),
    );
    const [ended] = await graphOf(stories['ended']!);
    expect(ended).toHaveProperty('coverageEndTime');
  });

  it('of a card’s own address is that of the story, shared under the name of the card', async () => {
    const [article] = await graphOf(stories['live']!);
    const cards = (article?.['liveBlogUpdate'] ?? []) as { headline: string; url: string }[];
    const [card] = cards;
    const html = await (await get(new URL(card!.url).pathname)).text();
    const named = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(named('og:title')?.replaceAll('&#x27;', '’')).toBe(card!.headline.replaceAll("'", '’'));
    expect(named('og:url')).toBe(card!.url);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\.html"\/>/);
  });

  it('of a video has what a search engine needs', async () => {
    const [article] = await graphOf(stories['video']!);
    expect(article?.['video']).toEqual([
      expect.objectContaining({
        '@type': 'VideoObject',
        thumbnailUrl: [expect.stringMatching(/^https?:/)],
        uploadDate: expect.any(String),
      }),
    ]);
  });

  it('of other pages says what they are', async () => {
    const first = async (path: string) => (await graphOf(path))[0]?.['@type'];
    expect(await first('/')).toBe('WebSite');
    expect(await first(pages.section)).toBe('CollectionPage');
    expect(await first(pages.author)).toBe('ProfilePage');
    expect(await first(pages.search)).toBe('SearchResultsPage');
  });

  it('and the main content say that a story is in Spanish', async () => {
    const html = await (await get(stories['spanish']!)).text();
    expect(html).toMatch(/<main [^>]*lang="es"/);
    expect((await graphOf(stories['spanish']!))[0]?.['inLanguage']).toBe('es');
  });
});
