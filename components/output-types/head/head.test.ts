import type { AnsGallery } from '../../../content/schemas/ans';
import { examplePicture } from '../../article/examplePicture';
import { EXAMPLE_AUTHORS, exampleStory } from '../../article/exampleStory';
import { canonicalUrl } from './canonicalUrl';
import { exampleInput as input } from './exampleInput';
import { openGraph } from './openGraph';
import { pageDescription } from './pageDescription';
import { pageTitle } from './pageTitle';
import { robots } from './robots';
import { shareImage } from './shareImage';
import { siteHead } from './siteHead';
import { structuredData } from './structured/structuredData';

const SECTION = {
  _id: '/sports',
  name: 'Sports',
  description: 'All games.',
  parentId: '/',
  children: [],
};

const headlines = (part: object) => ({ ...exampleStory().headlines, ...part });

describe('the title', () => {
  it.each([
    [
      'a story: its title for search',
      {
        globalContent: exampleStory({ headlines: headlines({ meta_title: 'Rec centers, late' }) }),
      },
      'Rec centers, late | The Broadsheet',
    ],
    [
      'a story: its web headline',
      { globalContent: exampleStory() },
      'Fourteen rec centers will stay open late this winter | The Broadsheet',
    ],
    [
      'a story: its headline',
      { globalContent: exampleStory({ headlines: headlines({ web: '' }) }) },
      'City Council votes to keep 14 recreation centers open past 9 p.m. | The Broadsheet',
    ],
    ['a section: its name', { globalContent: SECTION }, 'Sports | The Broadsheet'],
    [
      'a section: what its editor wrote',
      { globalContent: SECTION, metas: { title: 'Philadelphia sports' } },
      'Philadelphia sports | The Broadsheet',
    ],
    ['a writer: as printed', { globalContent: EXAMPLE_AUTHORS[0] }, 'Maya Okafor | The Broadsheet'],
    [
      'a topic: from its slug',
      { requestUri: '/topic/city-council/?page=2', globalContent: { stories: [], total: 0 } },
      'City Council | The Broadsheet',
    ],
    [
      'home: what its editor wrote, the site named once',
      { metas: { title: 'The Broadsheet: news of Philadelphia' } },
      'The Broadsheet: news of Philadelphia',
    ],
    ['nothing known: the site', {}, 'The Broadsheet'],
  ])('of %s', (_name, part, title) => {
    expect(pageTitle(input(part))).toBe(title);
  });
});

describe('the description', () => {
  it.each([
    [
      'a story',
      {
        globalContent: exampleStory({ description: 'What the plan pays for.' }),
        metas: { description: 'Stories' },
      },
      'What the plan pays for.',
    ],
    ['a section', { globalContent: SECTION }, 'All games.'],
    [
      'a section with words of its editor',
      { globalContent: SECTION, metas: { description: 'Five teams.' } },
      'Five teams.',
    ],
    [
      'a writer',
      { globalContent: EXAMPLE_AUTHORS[1] },
      'Daniel Reyes reports on the courts and the people who pass through them.',
    ],
    ['any other page', {}, 'News of the region.'],
  ])('of %s', (_name, part, description) => {
    expect(pageDescription(input(part))).toBe(description);
  });

  it('ends at a word within 200 characters', () => {
    const description = pageDescription(input({ metas: { description: 'word '.repeat(80) } }));
    expect(description.length).toBeLessThanOrEqual(200);
    expect(description.endsWith('word…')).toBe(true);
  });
});

describe('the canonical address', () => {
  it.each([
    [
      'a story, wherever it is read',
      { globalContent: exampleStory({ canonical_url: '/news/a.html' }), requestUri: '/x?y=1' },
      'https://www.broadsheet.example/news/a.html',
    ],
    [
      'a story of another site',
      { globalContent: exampleStory({ canonical_url: 'https://wire.example/a' }) },
      'https://wire.example/a',
    ],
    [
      'a section, without its query, and one of the two addresses it answers',
      { globalContent: SECTION, requestUri: '/sports/?utm_source=x' },
      'https://www.broadsheet.example/sports',
    ],
    ['home', {}, 'https://www.broadsheet.example/'],
  ])('of %s', (_name, part, url) => {
    expect(canonicalUrl(input(part))).toBe(url);
  });
});

describe('robots', () => {
  it.each([
    ['/', {}, 'max-image-preview:large'],
    ['/search?query=schools', {}, 'noindex, follow'],
    ['/search', {}, 'noindex, follow'],
    ['/search-party/', {}, 'max-image-preview:large'],
    ['/about/', { robots: 'noindex' }, 'noindex'],
  ])('at %s with %j', (requestUri, metas, expected) => {
    expect(robots(input({ requestUri, metas }))).toBe(expected);
  });
});

describe('the picture to share', () => {
  it('is the promo picture in 1.91x1 (platform §7)', () => {
    const basic = examplePicture(0, { url: '/gateway/photo/v2/gym.jpg', auth: 'f00d' });
    const promo = { ...exampleStory().promo, basic };
    const image = shareImage(input({ globalContent: exampleStory({ promo }) }), 'twitter');
    expect([image.width, image.height]).toEqual([1200, 628]);
    expect(image.url).toContain(
      'https://www.broadsheet.example/gateway/resizer/v2/gym.jpg?auth=f00d&width=1200&height=628',
    );
  });

  it('is the first picture of a gallery', () => {
    const picture = examplePicture(4);
    const basic: AnsGallery = {
      type: 'gallery',
      _id: 'g',
      headline: '',
      images: [picture],
      canonical_url: null,
    };
    const promo = { ...exampleStory().promo, basic };
    expect(shareImage(input({ globalContent: exampleStory({ promo }) }), 'twitter').alt).toBe(
      picture.alt,
    );
  });

  const social = examplePicture(1, { alt: 'social' });
  const facebook = examplePicture(2, { alt: 'facebook' });
  const basic = examplePicture(3, { alt: 'basic' });
  it.each([
    ['chosen for all networks', { social, facebook, basic }, 'social', 'social'],
    ['chosen for Facebook', { facebook, basic }, 'facebook', 'basic'],
    ['that promotes the story', { basic }, 'basic', 'basic'],
  ])('is the one %s', (_name, part, openGraphAlt, twitterAlt) => {
    const promo = { ...exampleStory().promo, ...part };
    const page = input({ globalContent: exampleStory({ promo }) });
    expect(shareImage(page, 'open-graph').alt).toBe(openGraphAlt);
    expect(shareImage(page, 'twitter').alt).toBe(twitterAlt);
  });

  it('is the nameplate where there is none', () => {
    expect(shareImage(input(), 'open-graph').url).toBe(
      'https://www.broadsheet.example/pf/resources/images/share.png',
    );
  });
});

describe('what the head says of the site', () => {
  it.each([
    [
      'its properties',
      { siteName: 'The Post', origin: 'https://post.example/' },
      undefined,
      'The Post',
      'https://post.example',
    ],
    [
      'the origin of the deployment first',
      { origin: 'https://post.example' },
      'http://localhost:3000',
      'The Broadsheet',
      'http://localhost:3000',
    ],
    ['defaults for nothing', null, undefined, 'The Broadsheet', ''],
    ['defaults for nonsense', { siteName: 7 }, 3, 'The Broadsheet', ''],
  ])('is from %s', (_name, properties, origin, name, expected) => {
    expect(siteHead(properties, origin)).toMatchObject({ name, origin: expected });
  });
});

describe('the head of a page whose content is not what its readers make', () => {
  it.each([
    ['a raw story', { headlines: {}, canonical_url: '/a.html', promo: {}, taxonomy: {} }],
    ['a section with a number for a name', { ...SECTION, name: 5 }],
    ['an author without a biography', { ...EXAMPLE_AUTHORS[0], bio: null }],
    ['a story by nobody', { ...exampleStory(), authors: [null] }],
  ])('is that of any other page: %s', (_what, globalContent) => {
    const other = input({ globalContent });
    expect(pageTitle(other)).toBe(pageTitle(input()));
    expect(openGraph(other)).toEqual(openGraph(input()));
    expect(structuredData(other)).toBe(structuredData(input()));
  });
});
