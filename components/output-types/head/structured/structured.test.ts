import fc from 'fast-check';
import type { AnsAudio, AnsVideo, LiveCard, Story } from '../../../../content/schemas/ans';
import { examplePicture } from '../../../article/examplePicture';
import { EXAMPLE_AUTHORS, exampleStory } from '../../../article/exampleStory';
import { exampleInput as input } from '../exampleInput';
import { isoDate, isoDuration } from './isoDate';
import { scriptText } from './scriptText';
import { graphOf, structuredData } from './structuredData';

const ORIGIN = 'https://www.broadsheet.example';
const SIGNED = { url: '/gateway/photo/v2/gym.jpg', auth: 'f00d' };

const VIDEO: AnsVideo = {
  type: 'video',
  _id: 'v1',
  headline: 'The gym at night',
  description: 'Two minutes in the gym.',
  youtubeId: null,
  streams: [{ url: '/media/gym.mp4', type: 'video/mp4', width: 1280, height: 720 }],
  captionsUrl: null,
  duration: 125_000,
  publish_date: '2026-11-19T20:00:00Z',
  promoImage: examplePicture(0, SIGNED),
  canonical_url: null,
};
const AUDIO: AnsAudio = {
  type: 'audio',
  _id: 'a1',
  headline: 'Episode 12: The key',
  description: 'Who has the key?',
  streams: [{ url: '/media/key.mp3', type: 'audio/mpeg' }],
  duration: 3_723_000,
  chapters: [],
  transcriptUrl: null,
  promoImage: null,
};
const card = (n: number, timestamp: string): LiveCard => ({
  _id: `c${n}`,
  header: `Entry ${n}`,
  url: `/news/a.html/card-${n}`,
  anchor: `card-${n}`,
  timestamp,
  pinned: false,
  liveBlogName: '',
  relatedLinks: [],
  elements: [{ type: 'text', _id: 't', content: `Words of <b>${n}</b>.` }],
});

type Nodes = Record<string, unknown>[];
const nodes = (part: Parameters<typeof input>[0] = {}) => graphOf(input(part)) as unknown as Nodes;
const nodesOf = (part: Partial<Story>) => nodes({ globalContent: exampleStory(part) });
const typesOf = (list: Nodes) => list.map((node) => node['@type']);
const section = (_id: string, name: string) => ({
  taxonomy: { ...exampleStory().taxonomy, primary_section: { _id, name } },
});

describe('structured data of a story', () => {
  it('is an article by its writers, the way to it, and the publisher', () => {
    const [article, way, publisher] = nodesOf({});
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'City Council votes to keep 14 recreation centers open past 9 p.m.',
      mainEntityOfPage: `${ORIGIN}${exampleStory().canonical_url}`,
      datePublished: '2026-11-19T22:40:00Z',
      dateModified: '2026-11-20T14:05:00Z',
      inLanguage: 'en',
      author: [
        { '@type': 'Person', name: 'Maya Okafor', url: `${ORIGIN}/author/maya-okafor` },
        { '@type': 'Person', name: 'Daniel Reyes' },
      ],
      publisher: { '@id': `${ORIGIN}/#publisher` },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'News', item: `${ORIGIN}/news/` },
        { position: 2, name: 'Pennsylvania', item: `${ORIGIN}/news/pennsylvania/` },
        { position: 3, name: exampleStory().headlines.basic },
      ],
    });
    expect(publisher).toMatchObject({
      '@type': 'NewsMediaOrganization',
      '@id': `${ORIGIN}/#publisher`,
      name: 'The Broadsheet',
    });
  });

  it.each<[string, Partial<Story>, string[]]>([
    ['opinion', section('/opinion/editorials', 'Editorials'), ['OpinionNewsArticle']],
    ['a column', section('/columnists', 'Columnists'), ['OpinionNewsArticle']],
    ['a review', { subtype: 'review' }, ['ReviewNewsArticle']],
    ['a live blog', { subtype: 'live', liveCards: [] }, ['LiveBlogPosting']],
    [
      'a podcast',
      { subtype: 'podcast', content_elements: [AUDIO] },
      ['NewsArticle', 'PodcastEpisode'],
    ],
    ['a podcast without its recording', { subtype: 'podcast' }, ['NewsArticle']],
    [
      'a gallery',
      {
        type: 'gallery',
        content_elements: [examplePicture(1, { ...SIGNED, type: 'image' })],
      },
      ['NewsArticle', 'ImageGallery'],
    ],
    [
      'a live event',
      {
        subtype: 'live-event',
        event: { start: '2026-12-01T18:00:00-05:00', end: '', place: 'Gym', address: '', url: '' },
      },
      ['NewsArticle', 'Event'],
    ],
    [
      'an event without a time',
      { event: { start: '', end: '', place: 'Gym', address: '', url: '' } },
      ['NewsArticle'],
    ],
    [
      'an event that is nowhere',
      { event: { start: '2026-12-01', end: '', place: '', address: '', url: '' } },
      ['NewsArticle'],
    ],
  ])('%s', (_name, part, types) => {
    const found = typesOf(nodesOf(part)).filter(
      (type) => type !== 'BreadcrumbList' && type !== 'NewsMediaOrganization',
    );
    expect(found).toEqual(types);
  });

  it('has its picture in three shapes with caption and credit', () => {
    const promo = { ...exampleStory().promo, basic: examplePicture(0, SIGNED) };
    const [article] = nodesOf({ promo });
    const image = article?.['image'] as Record<string, unknown>[];
    expect(image.map(({ width, height }) => `${width}x${height}`)).toEqual([
      '1200x675',
      '1200x800',
      '1200x1200',
    ]);
    expect(image[0]).toMatchObject({
      '@type': 'ImageObject',
      url: expect.stringContaining(`${ORIGIN}/gateway/resizer/v2/gym.jpg?auth=f00d`),
      caption: expect.stringContaining('Rowhouses'),
      creditText: 'Dana Whitlock / Staff Photographer',
    });
  });

  it('names the distributor, else the paper, where no one signed', () => {
    const [wire] = nodesOf({
      authors: [],
      distributor: { name: 'Associated Wire', category: 'wires' },
    });
    expect(wire?.['author']).toEqual([{ '@type': 'Organization', name: 'Associated Wire' }]);
    const [own] = nodesOf({ authors: [] });
    expect(own?.['author']).toEqual([{ '@type': 'Organization', name: 'The Broadsheet' }]);
  });

  it.each([
    ['', undefined, undefined],
    ['free', true, undefined],
    ['metered', false, '.article-body'],
    ['subscriber', false, '.article-body'],
  ])('says who may read it: access code "%s"', (contentCode, isFree, selector) => {
    const [article] = nodesOf({ contentCode });
    expect(article?.['isAccessibleForFree']).toBe(isFree);
    expect((article?.['hasPart'] as { cssSelector: string } | undefined)?.cssSelector).toBe(
      selector,
    );
  });

  it('has its videos with what a search engine needs, each once', () => {
    const promo = { ...exampleStory().promo, video: VIDEO };
    const group = { type: 'element_group' as const, _id: 'g', title: '', elements: [VIDEO] };
    const [article] = nodesOf({ promo, content_elements: [group] });
    expect(article?.['video']).toEqual([
      {
        '@type': 'VideoObject',
        name: 'The gym at night',
        description: 'Two minutes in the gym.',
        thumbnailUrl: [expect.stringContaining(`${ORIGIN}/gateway/resizer/v2/gym.jpg`)],
        uploadDate: '2026-11-19T20:00:00Z',
        duration: 'PT2M5S',
        contentUrl: `${ORIGIN}/media/gym.mp4`,
      },
    ]);
  });

  it('names the player of a video on YouTube', () => {
    const youtube = { ...VIDEO, youtubeId: 'abcdefghijk', streams: [], promoImage: null };
    const [article] = nodesOf({ promo: { ...exampleStory().promo, youtube } });
    expect((article?.['video'] as object[])[0]).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      thumbnailUrl: ['https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg'],
    });
  });

  it('has the recording of an episode', () => {
    const [article, episode] = nodesOf({ subtype: 'podcast', content_elements: [AUDIO] });
    const recording = {
      '@type': 'AudioObject',
      name: 'Episode 12: The key',
      duration: 'PT1H2M3S',
      contentUrl: `${ORIGIN}/media/key.mp3`,
      encodingFormat: 'audio/mpeg',
    };
    expect(article?.['audio']).toMatchObject([recording]);
    expect(episode?.['associatedMedia']).toMatchObject(recording);
  });

  it('has the entries and the time of a live blog', () => {
    const liveCards = [card(2, '2026-11-21T20:00:00Z'), card(1, '2026-11-21T18:00:00Z')];
    const [running] = nodesOf({ subtype: 'live', liveCards });
    expect(running).toMatchObject({
      coverageStartTime: '2026-11-21T18:00:00Z',
      liveBlogUpdate: [
        {
          '@type': 'BlogPosting',
          headline: 'Entry 2',
          url: `${ORIGIN}/news/a.html/card-2`,
          articleBody: 'Words of 2.',
          datePublished: '2026-11-21T20:00:00Z',
        },
        { headline: 'Entry 1' },
      ],
    });
    expect(running).not.toHaveProperty('coverageEndTime');
    const [ended] = nodesOf({ subtype: 'live', liveCards, ended: true });
    expect(ended?.['coverageEndTime']).toBe('2026-11-21T20:00:00Z');
  });

  it('has what was corrected, a rating, and the place of an event', () => {
    const [article, event] = nodesOf({
      subtype: 'review',
      corrections: [
        {
          correction_type: 'correction',
          text: 'The <b>12–5</b> vote',
          date: '2026-11-20T00:00:00Z',
        },
      ],
      content_elements: [
        { type: 'numeric_rating', _id: 'r', rating: 3.5, min: 0, max: 4, units: 'bells' },
      ],
      event: {
        start: '2026-12-01T18:00:00-05:00',
        end: '2026-12-01T20:00:00-05:00',
        place: 'Marian Anderson center',
        address: '740 S. 17th St.',
        url: 'https://tickets.example/1',
      },
    });
    expect(article).toMatchObject({
      correction: [{ '@type': 'CorrectionComment', text: 'The 12–5 vote' }],
      reviewRating: { '@type': 'Rating', ratingValue: 3.5, bestRating: 4, worstRating: 0 },
    });
    expect(event).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-01T18:00:00-05:00',
      endDate: '2026-12-01T20:00:00-05:00',
      url: 'https://tickets.example/1',
      location: { '@type': 'Place', name: 'Marian Anderson center', address: '740 S. 17th St.' },
    });
  });
});

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
  const promo = { ...exampleStory().promo, basic: examplePicture(0, SIGNED), video: VIDEO };
  const full = exampleStory({
    subtype: 'live',
    promo,
    content_elements: [AUDIO],
    liveCards: [card(1, '2026-11-21T18:00:00Z')],
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
          liveCards: [{ ...card(1, text), header: text }],
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

describe('dates and durations', () => {
  it.each([
    [['2026-11-19T22:40:00Z'], '2026-11-19T22:40:00Z'],
    [['2026-11-19T22:40:00-05:00'], '2026-11-19T22:40:00-05:00'],
    [['2026-11-19'], '2026-11-19T00:00:00.000Z'],
    [['', 'soon', '2026-11-19T00:00:00Z'], '2026-11-19T00:00:00Z'],
    [['soon'], undefined],
  ])('%j is %s', (candidates, date) => {
    expect(isoDate(...candidates)).toBe(date);
  });

  it.each([
    [125_000, 'PT2M5S'],
    [3_600_000, 'PT1H'],
    [0, undefined],
    [Number.NaN, undefined],
  ])('%d ms is %s', (ms, duration) => {
    expect(isoDuration(ms)).toBe(duration);
  });
});
