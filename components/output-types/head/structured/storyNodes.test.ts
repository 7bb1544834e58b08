import type { Story } from '../../../../content/schemas/ans';
import { examplePicture } from '../../../article/examplePicture';
import { exampleStory } from '../../../article/exampleStory';
import { EXAMPLE_ELEMENTS } from '../../html/exampleElements';
import { exampleInput } from '../exampleInput';
import { exampleLiveCard } from './exampleLiveCard';
import { graphOf } from './structuredData';

const ORIGIN = 'https://www.broadsheet.example';
const SIGNED = { url: '/gateway/photo/v2/gym.jpg', auth: 'f00d' };

type Nodes = Record<string, unknown>[];
const nodesOf = (part: Partial<Story>) =>
  graphOf(exampleInput({ globalContent: exampleStory(part) })) as unknown as Nodes;
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

  it('says nothing of video and sound where it has none', () => {
    const [article] = nodesOf({
      content_elements: [],
      promo: { ...exampleStory().promo, basic: null },
    });
    expect(article).not.toHaveProperty('video');
    expect(article).not.toHaveProperty('audio');
  });

  it.each<[string, Partial<Story>, string[]]>([
    ['opinion', section('/opinion/editorials', 'Editorials'), ['OpinionNewsArticle']],
    ['a column', section('/columnists', 'Columnists'), ['OpinionNewsArticle']],
    ['a review', { subtype: 'review' }, ['ReviewNewsArticle']],
    ['a live blog', { subtype: 'live', liveCards: [] }, ['LiveBlogPosting']],
    [
      'a podcast',
      { subtype: 'podcast', content_elements: [EXAMPLE_ELEMENTS.audio] },
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
    const promo = { ...exampleStory().promo, video: EXAMPLE_ELEMENTS.video };
    const group = {
      type: 'element_group' as const,
      _id: 'g',
      title: '',
      elements: [EXAMPLE_ELEMENTS.video],
    };
    const [article] = nodesOf({ promo, content_elements: [group] });
    expect(article?.['video']).toEqual([
      {
        '@type': 'VideoObject',
        name: 'The gym at night',
        description: 'Two minutes inside',
        thumbnailUrl: [expect.stringContaining(`${ORIGIN}/gateway/resizer/v2/gym.jpg`)],
        uploadDate: '2026-11-19T20:00:00Z',
        duration: 'PT2M5S',
        contentUrl: `${ORIGIN}/media/gym.mp4`,
      },
    ]);
  });

  it('names the player of a video on YouTube', () => {
    const youtube = {
      ...EXAMPLE_ELEMENTS.video,
      youtubeId: 'abcdefghijk',
      streams: [],
      promoImage: null,
    };
    const [article] = nodesOf({ promo: { ...exampleStory().promo, youtube } });
    expect(article?.['video']).toEqual([
      expect.objectContaining({
        embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
        thumbnailUrl: ['https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg'],
      }),
    ]);
  });

  it('has the recording of an episode', () => {
    const [article, episode] = nodesOf({
      subtype: 'podcast',
      content_elements: [EXAMPLE_ELEMENTS.audio],
    });
    const recording = {
      '@type': 'AudioObject',
      name: 'Episode 12',
      duration: 'PT30M',
      contentUrl: `${ORIGIN}/media/key.mp3`,
      encodingFormat: 'audio/mpeg',
    };
    expect(article?.['audio']).toMatchObject([recording]);
    expect(episode?.['associatedMedia']).toMatchObject(recording);
  });

  it('has the entries and the time of a live blog', () => {
    const liveCards = [
      exampleLiveCard(2, '2026-11-21T20:00:00Z'),
      exampleLiveCard(1, '2026-11-21T18:00:00Z'),
    ];
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
    const many = Array.from({ length: 45 }, (_, n) => exampleLiveCard(n, '2026-11-21T20:00:00Z'));
    const [long] = nodesOf({ subtype: 'live', liveCards: many });
    expect(long?.['liveBlogUpdate']).toHaveLength(40);
    // An entry without a time that can be read says nothing of when it all began.
    const [odd] = nodesOf({
      subtype: 'live',
      liveCards: [exampleLiveCard(3, 'soon'), ...liveCards],
    });
    expect(odd?.['coverageStartTime']).toBe('2026-11-21T18:00:00Z');
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
