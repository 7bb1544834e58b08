import fc from 'fast-check';
import { examplePicture } from '../../../article/examplePicture';
import { EXAMPLE_AUTHORS, exampleStory } from '../../../article/exampleStory';
import { EXAMPLE_ELEMENTS } from '../../html/exampleElements';
import { exampleInput as input } from '../exampleInput';
import { exampleLiveCard } from './exampleLiveCard';
import { scriptText } from './scriptText';
import { graphOf, structuredData } from './structuredData';

const ORIGIN = 'https://www.broadsheet.example';
const SIGNED = { url: '/gateway/photo/v2/gym.jpg', auth: 'f00d' };
type Nodes = Record<string, unknown>[];
const nodes = (part: Parameters<typeof input>[0] = {}) => graphOf(input(part)) as unknown as Nodes;
const typesOf = (list: Nodes) => list.map((node) => node['@type']);

describe('structured data of other pages', () => {
  const front = (_id: string) => ({
    _id,
    name: 'Sports',
    description: '',
    parentId: '/',
    children: [],
  });

  it.each([
    ['home', {}, ['WebSite']],
    ['a section', { globalContent: front('/sports'), requestUri: '/sports/' }, ['CollectionPage']],
    [
      'a section below another',
      { globalContent: front('/news/pennsylvania'), requestUri: '/news/pennsylvania/' },
      ['CollectionPage', 'BreadcrumbList'],
    ],
    [
      'a writer',
      { globalContent: EXAMPLE_AUTHORS[0], requestUri: '/author/maya-okafor' },
      ['ProfilePage'],
    ],
    ['a topic', { requestUri: '/topic/septa' }, ['CollectionPage']],
    ['a search', { requestUri: '/search?query=a' }, ['SearchResultsPage']],
    ['a page of text', { requestUri: '/about' }, ['WebPage']],
  ])('%s', (_name, part, types) => {
    expect(typesOf(nodes(part))).toEqual([...types, 'NewsMediaOrganization']);
  });

  it('says where else the newspaper is, if anywhere', () => {
    const publisher = (profiles: string[]) =>
      nodes({ site: { ...input().site, profiles } }).find(
        (node) => node['@type'] === 'NewsMediaOrganization',
      );
    expect(publisher(['https://x.example/b'])).toMatchObject({ sameAs: ['https://x.example/b'] });
    expect(publisher([])).not.toHaveProperty('sameAs');
  });

  it('offers the search of the site', () => {
    expect(nodes()[0]?.['potentialAction']).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/search?query={search_term_string}` },
    });
  });

  it('says who a writer is', () => {
    expect(nodes({ globalContent: EXAMPLE_AUTHORS[1] })[0]?.['mainEntity']).toMatchObject({
      '@type': 'Person',
      name: 'Daniel Reyes',
      jobTitle: 'Courts reporter',
      sameAs: ['https://www.instagram.com/dreyes'],
    });
  });
});

/** Every string in a value, by its key. */
function texts(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    texts(part, Array.isArray(value) ? key : name),
  );
}

describe('all structured data', () => {
  const promo = {
    ...exampleStory().promo,
    basic: examplePicture(0, SIGNED),
    video: EXAMPLE_ELEMENTS.video,
  };
  const full = exampleStory({
    subtype: 'live',
    promo,
    content_elements: [EXAMPLE_ELEMENTS.audio],
    liveCards: [exampleLiveCard(1, '2026-11-21T18:00:00Z')],
    event: { start: '2026-12-01T18:00:00-05:00', end: '', place: 'Gym', address: '', url: '' },
  });

  it.each([
    ['a story', { globalContent: full }],
    ['home', {}],
    ['a writer', { globalContent: EXAMPLE_AUTHORS[0] }],
  ])('has absolute addresses and dates with a zone: %s', (_name, part) => {
    for (const [key, text] of texts(graphOf(input(part)))) {
      if (/url$|Url$|^item$|^mainEntityOfPage$|^sameAs$/.test(key)) {
        expect(text).toMatch(/^https:\/\//);
      }
      if (/^date|^(upload|start|end)Date|^coverage/.test(key)) {
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/);
      }
      expect(text).not.toBe('');
    }
  });

  it('can never end its script element, and stays the same JSON', () => {
    expect(scriptText({ a: '</script><script>' })).not.toContain('<');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const story = exampleStory({
          headlines: { ...exampleStory().headlines, basic: text },
          description: text,
          corrections: [{ correction_type: text, text, date: text }],
          liveCards: [{ ...exampleLiveCard(1, text), header: text }],
          subtype: 'live',
        });
        const written = structuredData(input({ globalContent: story }));
        expect(written).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(written)).toHaveProperty(
          ['@graph', 0, 'headline'],
          text || story.headlines.web,
        );
      }),
    );
  });
});

it('A writer whose face is drawn in the page has no picture for search engines', () => {
  const [author] = EXAMPLE_AUTHORS;
  const pictured = (url: string) =>
    nodes({ globalContent: { ...author, image: examplePicture(0, { ...SIGNED, url }) } })[0]?.[
      'mainEntity'
    ];
  expect(pictured('data:image/svg+xml,x')).not.toHaveProperty('image');
  expect(pictured('/gateway/photo/v2/gym.jpg')).toHaveProperty('image');
});

it('The publisher has its logo, name and home', () => {
  expect(nodes().at(-1)).toMatchObject({
    '@type': 'NewsMediaOrganization',
    url: `${ORIGIN}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${ORIGIN}/pf/resources/images/logo-600x60.png`,
      width: 600,
      height: 60,
    },
  });
});
