import * as fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAW_STORY } from './raw.fixture';
import { readStory } from './readStory';
import { readStoryCard, readStoryCards } from './readStoryCard';

/** Public ANS examples lie beside some checkouts; see their README. */
const PUBLIC_EXAMPLES = join(process.cwd(), '..', 'shared', 'ans', 'good');

describe('readStory', () => {
  it('reads a delivered story', () => {
    const story = readStory(RAW_STORY);
    expect(story).toMatchObject({
      _id: 'STORY1',
      type: 'story',
      subtype: 'regular',
      canonical_url: '/news/pennsylvania/rec-centers-20261121.html',
      headlines: { basic: 'Council votes to keep 14 rec centers open', print: '' },
      description: 'The bill passed 12–5.',
      eyebrow: { text: 'City Hall', url: '/topic/city-hall' },
      authors: [{ _id: 'maya-okafor', byline: 'Maya Okafor', bio: 'Covers City Hall.' }],
      affiliation: 'Staff Writer',
      display_date: '2026-11-21T15:04:05Z',
      taxonomy: {
        primary_section: { _id: '/news/pennsylvania', name: 'Pennsylvania' },
        primary_site: 'news',
        sections: [
          { _id: '/news/pennsylvania', name: 'Pennsylvania' },
          { _id: '/news', name: 'News' },
        ],
        tags: [
          { slug: 'city-council', text: 'City Council' },
          { slug: 'rec', text: 'Recreation' },
        ],
      },
      promo: { basic: { type: 'image', auth: 'sig-one' }, youtube: null },
      displayComments: true,
      wordCount: 612,
      seoKeywords: ['council', 'recreation'],
      content_elements: [
        { type: 'text', content: 'First <em>words</em>.' },
        { type: 'header', level: 2 },
      ],
      deviations: ['version: missing', 'content_elements[2]: unknown type "mystery" skipped'],
    });
  });

  it.each([
    ['another headline', { headlines: { print: 'P' } }, { headlines: { basic: 'P', print: 'P' } }],
    ['no headline', { headlines: null }, { headlines: { basic: '' } }],
    ['an unknown kind', { type: 'audio' }, { type: 'story' }],
    [
      'an address with a host',
      { canonical_url: 'https://a.org/b.html' },
      { canonical_url: '/b.html' },
    ],
    [
      'the address and section of this website',
      {
        taxonomy: null,
        websites: {
          broadsheet: {
            website_url: '/w.html',
            website_section: { _id: '/sports/eagles', name: 'Eagles' },
          },
        },
      },
      {
        canonical_url: '/w.html',
        taxonomy: { primary_section: { _id: '/sports/eagles' }, primary_site: 'sports' },
      },
    ],
    [
      'a section by reference',
      { taxonomy: { primary_section: { type: 'reference', referent: { id: '/news/local' } } } },
      {
        taxonomy: { primary_section: { _id: '/news/local', name: 'Local' }, primary_site: 'news' },
      },
    ],
    [
      'only old sites',
      { taxonomy: { sites: [{ _id: '/biz', name: 'Biz' }] } },
      { taxonomy: { primary_site: 'biz' } },
    ],
    ['no comments flag', { comments: {} }, { displayComments: null }],
    ['a written flag', { comments: { display_comments: 'false' } }, { displayComments: false }],
    [
      'an eyebrow that is hidden',
      { label: { basic: { text: 'A', display: false } } },
      { eyebrow: null },
    ],
    ['a date nobody can read', { display_date: 'soon' }, { display_date: '2026-11-21T15:00:00Z' }],
    ['a date in ms', { display_date: 0 }, { display_date: '1970-01-01T00:00:00.000Z' }],
    [
      'related stories',
      {
        related_content: {
          basic: [{ canonical_url: '/r.html', headlines: { basic: 'R' } }, { type: 'reference' }],
        },
      },
      { relatedLinks: [{ title: 'R', link: '/r.html' }] },
    ],
  ])('reads a story with %s', (_name, change, expected) => {
    expect(readStory({ ...RAW_STORY, ...change })).toMatchObject(expected);
  });

  it('has no places, no place and no refresh of its own unless it is about some', () => {
    const story = readStory(RAW_STORY);
    for (const part of ['places', 'restaurant', 'refreshInterval'])
      expect(story).not.toHaveProperty(part);
  });

  it('makes cards of a live blog, and a timeline of their headers', () => {
    const story = readStory({
      ...RAW_STORY,
      subtype: 'live',
      additional_properties: { ended: true },
      content_elements: [
        { type: 'text', content: 'Intro.' },
        { _id: 'h1', type: 'header', content: 'Kickoff' },
        { type: 'text', content: 'Timestamp 11/21 2:05 pm' },
        { type: 'text', content: 'Underway.' },
      ],
    });
    expect(story.content_elements).toHaveLength(1);
    expect(story.liveCards).toMatchObject([{ header: 'Kickoff', elements: [{ type: 'text' }] }]);
    expect(story.timeline).toEqual([
      { header: 'Kickoff', url: story.liveCards?.[0]?.url, timestamp: '2026-11-21T19:05:00.000Z' },
    ]);
    expect(story.ended).toBe(true);
  });

  it('lets galleries and videos stand for themselves', () => {
    const images = [
      { type: 'image', url: '/1.jpg' },
      { type: 'image', url: '/2.jpg' },
    ];
    const gallery = readStory({ type: 'gallery', content_elements: images });
    expect(gallery.promo.lead_art).toMatchObject({ type: 'gallery', total: 2 });
    expect(gallery.promo.basic).toMatchObject({ type: 'image', url: '/1.jpg' });
    const video = readStory({ type: 'video', youtube_content_id: 'nKW3wvhnZoE' });
    expect(video.promo.video).toMatchObject({ youtubeId: 'nKW3wvhnZoE' });
  });

  it('never throws and always gives a whole story, for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), isWhole), { numRuns: 300 });
  });

  it('never throws for a story of which any part is something else', () => {
    const paths = pathsOf(RAW_STORY);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        isWhole(replaced(RAW_STORY, path, value));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps within bounds for deep nesting', () => {
    const deep = Array.from({ length: 3000 }).reduce<unknown>(
      (items) => [{ type: 'list', items }],
      [],
    );
    isWhole({ content_elements: deep });
  });
});

describe('readStoryCard', () => {
  it('is small: one picture of a gallery, no body', () => {
    const images = Array.from({ length: 12 }, (_, n) => ({ type: 'image', url: `/${n}.jpg` }));
    const card = readStoryCard({ type: 'gallery', canonical_url: '/g', content_elements: images });
    expect(card.promo.lead_art).toMatchObject({ total: 12, images: [{ url: '/0.jpg' }] });
    expect(card).not.toHaveProperty('content_elements');
  });

  it('leaves out of lists what cannot be opened', () => {
    const cards = readStoryCards([
      RAW_STORY,
      { type: 'story' },
      { type: 'image', url: '/a.jpg' },
      null,
    ]);
    expect(cards.map(({ _id }) => _id)).toEqual(['STORY1']);
    expect(readStoryCards(null)).toEqual([]);
  });
});

describe('how often a live blog is asked for anew', () => {
  it.each([
    ['live', 30, 30],
    ['live', '30', 30],
    ['live', 0, undefined],
    ['live', -5, undefined],
    ['live', undefined, undefined],
    ['feature', 30, undefined],
  ])('of the subtype %s with %p: %p s', (subtype, seconds, expected) => {
    const story = readStory({ subtype, additional_properties: { refresh_interval: seconds } });
    expect(story.refreshInterval).toBe(expected);
  });
});

describe('what deviates from ANS', () => {
  it('is all said of a document that has nothing', () => {
    expect(readStory({}).deviations).toEqual([
      'type: "" read as a story',
      'version: missing',
      '_id: missing',
      'headlines.basic: missing',
      'canonical_url: missing',
      'content_elements: missing',
    ]);
  });

  it('is no body in a video, which has none', () => {
    expect(readStory({ type: 'video' }).deviations).not.toContain('content_elements: missing');
  });
});

const describeExamples = existsSync(PUBLIC_EXAMPLES) ? describe : describe.skip;

describeExamples('public ANS examples', () => {
  const files = existsSync(PUBLIC_EXAMPLES) ? readdirSync(PUBLIC_EXAMPLES) : ['none'];

  it.each(files)('%s is read', (file) => {
    const raw: unknown = JSON.parse(readFileSync(join(PUBLIC_EXAMPLES, file), 'utf8'));
    isWhole(raw);
    expect(readStory(raw).deviations).not.toContain('version: missing');
  });

  it('shows the body of a public story', () => {
    const raw: unknown = JSON.parse(
      readFileSync(join(PUBLIC_EXAMPLES, 'story-fixture-good.json'), 'utf8'),
    );
    const story = readStory(raw);
    expect(story.content_elements.map(({ type }) => type)).toEqual(
      'text text image list quote quote correction raw_html oembed oembed interstitial_link element_group numeric_rating endorsement'.split(
        ' ',
      ),
    );
    expect(story.corrections).toHaveLength(2);
    expect(story.content_elements[5]).toMatchObject({
      content: expect.stringContaining('p. 21 (1918)'),
      citation: 'Me, on Slack, two minutes ago.',
      images: [{ type: 'image' }],
    });
    expect(story.deviations).toEqual([]);
  });
});

/** The parts that views use without looking. */
function isWhole(raw: unknown): void {
  const story = readStory(raw);
  expect(typeof story.headlines.basic).toBe('string');
  expect(typeof story.canonical_url).toBe('string');
  expect(Array.isArray(story.content_elements)).toBe(true);
  expect(story.authors.every(({ byline }) => typeof byline === 'string')).toBe(true);
  expect(story.taxonomy.tags.every(({ slug, text }) => slug && text)).toBe(true);
  expect(Number.isFinite(story.wordCount)).toBe(true);
  expect(
    JSON.stringify(
      story.content_elements.filter(({ type }) => type !== 'raw_html' && type !== 'code'),
    ),
  ).not.toMatch(/<script/i);
}

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function replaced(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.with(Number(key), replaced(value[Number(key)], rest, part));
  const copy = { ...(value as Record<string, unknown>) };
  return { ...copy, [key]: replaced(copy[key], rest, part) };
}
