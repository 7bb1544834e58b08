import type { LiveCard } from '../../../content/schemas/ans';
import { EXAMPLE_AUTHORS, exampleStory } from '../../article/exampleStory';
import { canonicalUrl } from './canonicalUrl';
import { exampleInput as input } from './exampleInput';
import { openGraph, twitterCard, type ShareTag } from './openGraph';

const LIVE_CARD: LiveCard = {
  _id: 'c1',
  header: 'Council president calls the vote',
  url: '/news/live-20261121.html/card-0abc',
  anchor: 'card-0abc',
  timestamp: '2026-11-21T19:05:00Z',
  pinned: false,
  liveBlogName: '',
  relatedLinks: [],
  elements: [{ type: 'text', _id: 't', content: 'The roll call begins in <em>minutes</em>.' }],
};
const LIVE = exampleStory({
  subtype: 'live',
  canonical_url: '/news/live-20261121.html',
  liveCards: [LIVE_CARD],
});

/** The values of a tag. */
const of = (tags: readonly ShareTag[], name: string) =>
  tags.filter(({ property }) => property === name).map(({ content }) => content);

describe('Open Graph', () => {
  it('tells what a story is, who wrote it and when', () => {
    const tags = openGraph(input({ globalContent: exampleStory() }));
    expect(of(tags, 'og:type')).toEqual(['article']);
    expect(of(tags, 'og:title')).toEqual(['Fourteen rec centers will stay open late this winter']);
    expect(of(tags, 'og:locale')).toEqual(['en_US']);
    expect(of(tags, 'article:published_time')).toEqual(['2026-11-19T22:40:00Z']);
    expect(of(tags, 'article:modified_time')).toEqual(['2026-11-20T14:05:00Z']);
    expect(of(tags, 'article:author')).toEqual([
      'https://www.broadsheet.example/author/maya-okafor',
      'https://www.broadsheet.example/author/daniel-reyes',
    ]);
    expect(of(tags, 'article:section')).toEqual(['Pennsylvania']);
    expect(of(tags, 'article:tag')).toEqual(['City Council', 'Recreation', 'Budget']);
    expect(of(tags, 'article:opinion')).toEqual([]);
    expect(of(tags, 'og:image:alt')).toHaveLength(1);
  });

  it.each([
    [
      'opinion',
      { primary_section: { _id: '/opinion/editorials', name: 'Editorials' } },
      'article:opinion',
      'true',
    ],
    ['Spanish', { primary_section: { _id: '/espanol', name: 'En Español' } }, 'og:locale', 'es_US'],
  ])('says of %s that it is', (_name, part, tag, value) => {
    const taxonomy = { ...exampleStory().taxonomy, ...part };
    expect(of(openGraph(input({ globalContent: exampleStory({ taxonomy }) })), tag)).toEqual([
      value,
    ]);
  });

  it.each([
    ['ar', ['ar_AR']],
    ['ar-EG', ['ar_EG']],
    ['he', ['he_IL']],
    ['zh-Hant-TW', ['zh_TW']],
    ['sq', []],
  ])('says that a story is written in %s', (language, locale) => {
    const tags = openGraph(input({ globalContent: exampleStory({ language }) }));
    expect(of(tags, 'og:locale')).toEqual(locale);
  });

  it('names the topics of a story that has no tags', () => {
    const topics = [{ _id: 'u1', name: 'Local government' }];
    const { taxonomy } = exampleStory();
    const story = exampleStory({ taxonomy: { ...taxonomy, tags: [], topics } });
    expect(of(openGraph(input({ globalContent: story })), 'article:tag')).toEqual([
      'Local government',
    ]);
  });

  it.each([
    ['free', ['free']],
    ['metered', ['metered']],
    ['subscriber', ['locked']],
    ['', []],
  ])('says who may read it: access code "%s"', (contentCode, tier) => {
    const tags = openGraph(input({ globalContent: exampleStory({ contentCode }) }));
    expect(of(tags, 'article:content_tier')).toEqual(tier);
  });

  it('tells what other pages are, without empty tags', () => {
    const tags = openGraph(input());
    expect(of(tags, 'og:type')).toEqual(['website']);
    expect(tags.every(({ content }) => content !== '' && content !== 'null')).toBe(true);
    expect(of(openGraph(input({ globalContent: EXAMPLE_AUTHORS[0] })), 'og:type')).toEqual([
      'profile',
    ]);
  });

  it('is that of a live card where the address names one, and the story stays canonical', () => {
    const page = input({
      globalContent: LIVE,
      requestUri: '/news/live-20261121.html/card-0abc?x=1',
    });
    const tags = openGraph(page);
    expect(of(tags, 'og:title')).toEqual(['Council president calls the vote']);
    expect(of(tags, 'og:description')).toEqual(['The roll call begins in minutes.']);
    expect(of(tags, 'og:url')).toEqual([
      'https://www.broadsheet.example/news/live-20261121.html/card-0abc',
    ]);
    expect(of(twitterCard(page), 'twitter:title')).toEqual(['Council president calls the vote']);
    expect(canonicalUrl(page)).toBe('https://www.broadsheet.example/news/live-20261121.html');
  });

  it.each(['/news/live-20261121.html/card-ffff', '/news/live-20261121.html', '/card-'])(
    'is that of the story where no card has the address %s',
    (requestUri) => {
      const tags = openGraph(input({ globalContent: LIVE, requestUri }));
      expect(of(tags, 'og:title')).toEqual([LIVE.headlines.web]);
    },
  );
});

describe('the card on X', () => {
  it('has a large picture with its text, the writers and the time it takes to read', () => {
    const tags = twitterCard(input({ globalContent: exampleStory({ wordCount: 612 }) }));
    expect(
      Object.fromEntries(tags.map(({ property, content }) => [property, content])),
    ).toMatchObject({
      'twitter:card': 'summary_large_image',
      'twitter:site': '@broadsheet_example',
      'twitter:title': 'Fourteen rec centers will stay open late this winter',
      'twitter:image:alt': 'A row of brick houses under an evening sky',
      'twitter:label1': 'Written by',
      'twitter:data1': 'Maya Okafor and Daniel Reyes',
      'twitter:label2': 'Reading time',
      'twitter:data2': '3 minutes',
    });
  });

  it.each([
    [{ authors: [], wordCount: 100 }, ['Reading time'], ['1 minute']],
    [{ authors: [], wordCount: 0 }, [], []],
  ])('leaves out what nobody knows: %j', (part, label, data) => {
    const tags = twitterCard(input({ globalContent: exampleStory(part) }));
    expect(of(tags, 'twitter:label1')).toEqual(label);
    expect(of(tags, 'twitter:data1')).toEqual(data);
    expect(of(tags, 'twitter:label2')).toEqual([]);
  });
});
