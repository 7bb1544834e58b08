/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../mocks/fusion/state';
import properties from '../../properties';
import { exampleStory } from '../article/exampleStory';
import AppOutput from './app';
import DefaultOutput from './default';
import type { OutputTypeProps } from './head/PageHead';

const part = (name: string) => () => <meta name="part" content={name} />;

function renderPage(change: Partial<OutputTypeProps> = {}, Output = DefaultOutput): Document {
  const html = renderToStaticMarkup(
    <Output
      contextPath="/pf"
      globalContent={null}
      isAdmin={false}
      requestUri="/"
      siteProperties={properties}
      deployment={(path) => `${path}?d=1`}
      metaValue={() => undefined}
      CssLinks={part('css')}
      Libs={part('libs')}
      MetaTag={({ name }) => <meta name="meta-tag" content={name} />}
      Styles={part('styles')}
      Fusion={() => <script id="fusion-data" type="application/json" />}
      {...change}
    >
      <main>Page</main>
    </Output>,
  );
  return new DOMParser().parseFromString(`<!DOCTYPE html>${html}`, 'text/html');
}

const attribute = (page: Document, selector: string, name: string) =>
  page.querySelector(selector)?.getAttribute(name);

describe('the document', () => {
  beforeEach(() => void setFusion());

  it('runs no script of its own where an editor looks at it', () => {
    const scripts = (isAdmin: boolean) =>
      renderPage({ isAdmin }).querySelectorAll('head script:not([type])').length;
    expect([scripts(false), scripts(true)]).toEqual([2, 0]);
  });

  it.each([
    ['names the client key of the site’s experiments', 'sdk-a1', false, 'sdk-a1'],
    ['names none where an editor looks at it', 'sdk-a1', true, undefined],
    ['names none on a site without experiments', '', false, undefined],
  ])('%s', (_rule, GROWTHBOOK_CLIENT_KEY, isAdmin, expected) => {
    setFusion({ environment: { GROWTHBOOK_CLIENT_KEY } });
    const page = renderPage({ isAdmin });
    expect(attribute(page, 'meta[name="experiments"]', 'content')).toBe(expected);
  });

  it.each<[string, Parameters<typeof exampleStory>[0], string[]]>([
    ['free', {}, []],
    ['account', {}, ['account']],
    ['metered', {}, ['metered']],
    ['subscribers', {}, []],
    ['account', { preview: 'account' }, []],
  ])('counts what is read under the rule "%s", %j: %j', (rule, part, counted) => {
    const page = renderPage({
      globalContent: exampleStory(part),
      metaValue: (name) => (name === 'access-rule' ? rule : undefined),
    });
    const scripts = [...page.querySelectorAll<HTMLElement>('head script[data-rule]')];
    expect(scripts.map(({ dataset }) => dataset['rule'])).toEqual(counted);
  });

  it('tells search engines of a story that not everybody may read in full', () => {
    const page = renderPage({
      globalContent: exampleStory({ preview: 'account' }),
      metaValue: (name) => (name === 'access-rule' ? 'account' : undefined),
    });
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(data).toContain('"isAccessibleForFree":false');
  });

  it('takes a gift’s key out of the address of a story before any other script', () => {
    const gift = 'head script:not([type])';
    const page = renderPage({ globalContent: exampleStory() });
    expect(page.querySelector(gift)?.textContent).toContain('searchParams');
    expect(renderPage().querySelector(gift)?.textContent).not.toContain('searchParams');
  });

  it.each([
    ['production', null],
    ['staging', 'staging'],
  ])('names the environment outside production: %s', (name, expected) => {
    setFusion({ environment: { ENVIRONMENT: name } });
    expect(renderPage().documentElement.getAttribute('data-environment')).toBe(expected);
  });

  it.each<[string, string | undefined, Parameters<typeof exampleStory>[0] | null, string, string]>([
    ['/', 'homepage', null, 'homepage', 'homepage'],
    ['/news/', 'section', null, 'section', 'section'],
    ['/sports', 'section', null, 'section', 'new-sports'],
    ['/arts/', 'section', null, 'section', 'arts-guide'],
    ['/philly-first/', 'section', null, 'philly-first', 'philly-first'],
    ['/topic/city-hall', 'topic', null, 'topic', 'topic'],
    ['/news/a.html', 'article', {}, 'article', 'article'],
    ['/news/a.html', 'article', { subtype: 'live' }, 'live-blog', 'article'],
    ['/news/a.html', 'article', { subtype: 'swipeable' }, 'swipeable', 'swipeable'],
    ['/news/a.html', 'article', { subtype: 'restaurant-page' }, 'restaurant', 'restaurant'],
    ['/news/a.html', 'article', { type: 'gallery' }, 'gallery', 'gallery'],
    ['/anything', undefined, null, 'section', 'section'],
  ])(
    'says of %s (page type %s, story %j) that it is %s, with the ad slots of %s (platform §2)',
    (requestUri, pageType, story, kind, adPageType) => {
      const { documentElement } = renderPage({
        requestUri,
        globalContent: story && exampleStory(story),
        metaValue: (name) => (name === 'page-type' ? pageType : undefined),
      });
      expect(documentElement.dataset).toMatchObject({ pageKind: kind, adPageType });
    },
  );

  it('in the app is a web view, with the ad slots of what is shown in it (platform §2)', () => {
    const page = { requestUri: '/news/a.html', globalContent: exampleStory() };
    expect(renderPage(page, AppOutput).documentElement.dataset).toMatchObject({
      pageKind: 'web-view',
      adPageType: 'article',
    });
  });

  it('says its language, holds the page in #fusion-app, and has a place for the reader state', () => {
    const page = renderPage();
    expect(page.documentElement.lang).toBe('en');
    expect(page.documentElement.hasAttribute('data-reader-state')).toBe(true);
    expect(page.querySelector('#fusion-app')?.innerHTML).toBe('<main>Page</main>');
  });

  it('has its encoding first, then view port and title', () => {
    const [first, second, third] = renderPage().head.children;
    expect(first?.getAttribute('charset')).toBe('utf-8');
    expect(second?.getAttribute('name')).toBe('viewport');
    expect(third?.textContent).toBe('The Broadsheet');
  });

  it('never forbids to zoom', () => {
    expect(attribute(renderPage(), 'meta[name=viewport]', 'content')).not.toMatch(
      /scalable|maximum/,
    );
  });

  it('holds every part of the engine once', () => {
    const page = renderPage();
    const parts = [...page.querySelectorAll('meta[name=part]')].map((meta) =>
      meta.getAttribute('content'),
    );
    expect(parts).toEqual(['libs', 'css', 'styles']);
    expect(page.querySelectorAll('#fusion-data')).toHaveLength(1);
    expect(attribute(page, 'meta[name=meta-tag]', 'content')).toBe('keywords');
  });

  it('loads the two upright fonts early, from where the styles ask for them', () => {
    const fonts = [...renderPage().querySelectorAll('link[rel=preload]')];
    expect(fonts.map((link) => link.getAttribute('href'))).toEqual([
      '/pf/resources/fonts/newsreader.v4.woff2',
      '/pf/resources/fonts/libre-franklin.v4.woff2',
    ]);
    expect(fonts.every((link) => link.hasAttribute('crossorigin'))).toBe(true);
  });

  it('has a theme color for light and dark', () => {
    const page = renderPage();
    expect(attribute(page, 'meta[name=theme-color][media*=light]', 'content')).toBe('#fffefb');
    expect(attribute(page, 'meta[name=theme-color][media*=dark]', 'content')).toBe('#141517');
  });

  it('describes a story: title, description, canonical address, robots, share tags, structured data', () => {
    const story = exampleStory();
    const page = renderPage({
      globalContent: story,
      requestUri: `${story.canonical_url}?utm_source=x`,
    });
    expect(page.title).toContain('Fourteen rec centers');
    expect(attribute(page, 'meta[name=description]', 'content')).toBe(story.description);
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(
      `https://www.broadsheet.example${story.canonical_url}`,
    );
    expect(attribute(page, 'meta[name=robots]', 'content')).toBe('max-image-preview:large');
    expect(attribute(page, 'meta[property="og:type"]', 'content')).toBe('article');
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toHaveProperty(['@graph', 0, '@type'], 'NewsArticle');
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(attribute(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    expect(attribute(page, 'link[rel=alternate][type="text/plain"]', 'href')).toBe(
      `https://www.broadsheet.example${story.canonical_url}?outputType=text`,
    );
  });

  it('takes the origin of the deployment', () => {
    setFusion({ environment: { SITE_ORIGIN: 'http://localhost:3000' } });
    expect(attribute(renderPage(), 'link[rel=canonical]', 'href')).toBe('http://localhost:3000/');
  });

  it('says the language of its title where that is not the site’s', () => {
    const taxonomy = {
      ...exampleStory().taxonomy,
      primary_section: { _id: '/espanol', name: 'En Español' },
    };
    expect(
      renderPage({ globalContent: exampleStory({ taxonomy }) }).querySelector('title')?.lang,
    ).toBe('es');
    expect(renderPage().querySelector('title')?.lang).toBe('');
  });

  it('says the language and the direction of a story that is written from right to left', () => {
    const title = renderPage({ globalContent: exampleStory({ language: 'he' }) }).querySelector(
      'title',
    );
    expect([title?.lang, title?.dir]).toEqual(['he', 'rtl']);
  });

  it('names each meta once', () => {
    const page = renderPage({ globalContent: exampleStory() });
    const names = [...page.querySelectorAll('meta[name]:not([media],[name=part])')].map((meta) =>
      meta.getAttribute('name'),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the document of our app (platform §2: app web view)', () => {
  const story = exampleStory();
  const page = () =>
    renderPage({ globalContent: story, requestUri: story.canonical_url }, AppOutput);

  it('is the page up to the edges of the screen, and not for searches', () => {
    expect(attribute(page(), 'meta[name=viewport]', 'content')).toBe(
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
    expect(attribute(page(), 'meta[name=robots]', 'content')).toBe('noindex');
    expect(attribute(page(), 'link[rel=canonical]', 'href')).toBe(
      `https://www.broadsheet.example${story.canonical_url}`,
    );
  });

  it('has the dark colors of the page', () => {
    expect(attribute(page(), 'meta[name=theme-color][media*=dark]', 'content')).toBe('#141517');
  });
});
