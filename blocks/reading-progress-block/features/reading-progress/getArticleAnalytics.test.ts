import { getArticleAnalytics } from './getArticleAnalytics';

const STORY = {
  _id: 'ABC',
  type: 'story',
  subtype: 'regular',
  headlines: { basic: 'City Council votes' },
  authors: [{ byline: 'Maya Okafor' }, { byline: 'Daniel Reyes' }],
  taxonomy: {
    primary_section: { _id: '/news/pennsylvania' },
    primary_site: 'news',
    tags: [{ slug: 'city-council' }, { slug: 'budget' }],
    topics: [{ name: 'Local government' }],
    auxiliaries: [{ _id: '~category:politics' }, { _id: '~category:region' }],
  },
  source: { system: 'Methode' },
  commissionTeams: ['City Desk', 'Data'],
  clickabilityId: '90134312',
  first_publish_date: '2026-11-19T22:40:00Z',
  last_updated_date: '2026-11-20T14:05:00Z',
  wordCount: 612,
  contentCode: 'metered',
};

const NOTHING = {
  _id: '',
  type: '',
  subtype: ' ',
  headlines: { basic: '' },
  authors: [{ byline: '' }],
  taxonomy: { primary_section: null, primary_site: '', tags: [] },
  source: {},
  first_publish_date: '',
  last_updated_date: '',
  wordCount: 0,
  contentCode: '',
};

describe('article analytics (platform §9)', () => {
  it('describes a story', () => {
    expect(getArticleAnalytics(STORY)).toEqual({
      event: 'pageview',
      content_id: 'ABC',
      content_type: 'story',
      content_subtype: 'regular',
      content_title: 'City Council votes',
      content_author: 'Maya Okafor, Daniel Reyes',
      content_section: '/news/pennsylvania',
      content_site: 'news',
      content_tags: 'city-council, budget',
      content_topics: 'Local government',
      content_auxiliaries: '~category:politics, ~category:region',
      content_access: 'metered',
      commission_team_1: 'City Desk',
      commission_team_2: 'Data',
      clickability_id: '90134312',
      source_system: 'Methode',
      publish_date: '2026-11-19T22:40:00Z',
      update_date: '2026-11-20T14:05:00Z',
      word_count: '612',
      version: '1',
    });
  });

  it('says "No Value Set", word count 0 and version 1 where the story says nothing', () => {
    const { event, word_count, version, ...texts } = getArticleAnalytics(NOTHING);
    expect({ event, word_count, version }).toEqual({
      event: 'pageview',
      word_count: '0',
      version: '1',
    });
    const unlike = Object.entries(texts).filter(([, text]) => text !== 'No Value Set');
    expect(unlike).toEqual([]);
  });

  it('names of several writers and tags those that have a name', () => {
    const authors = [{ byline: '' }, { byline: 'Maya Okafor' }, { byline: '' }];
    const taxonomy = { ...STORY.taxonomy, tags: [{ slug: 'budget' }, { slug: '' }] };
    expect(getArticleAnalytics({ ...STORY, authors, taxonomy })).toMatchObject({
      content_author: 'Maya Okafor',
      content_tags: 'budget',
    });
  });

  it('counts one word', () => {
    expect(getArticleAnalytics({ ...STORY, wordCount: 1 }).word_count).toBe('1');
  });

  it.each([-1, Number.NaN])('takes a word count of %d for none', (wordCount) => {
    expect(getArticleAnalytics({ ...STORY, wordCount }).word_count).toBe('0');
  });
});
