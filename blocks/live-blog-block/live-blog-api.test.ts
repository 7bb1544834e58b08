import { RAW_STORY } from '../../content/schemas/raw.fixture';
import source from './sources/live-blog-api';

const query = { 'arc-site': 'broadsheet', canonical_url: '/news/live.html' };

describe('live-blog-api', () => {
  it('asks for the story by its address', () => {
    expect(source.resolve?.(query)).toBe(
      '/content/v4/stories?website=broadsheet&website_url=%2Fnews%2Flive.html',
    );
  });

  it('gives the cards, and how often the newsroom wants to be asked', async () => {
    const raw = {
      ...RAW_STORY,
      subtype: 'live',
      content_elements: [{ _id: 'h', type: 'header', level: 2, content: 'Water rises' }],
      additional_properties: { refresh_interval: 15 },
    };
    const story = await source.transform?.(raw, query);
    expect(story?.liveCards?.map(({ header }) => header)).toEqual(['Water rises']);
    expect(story?.refreshInterval).toBe(15);
  });

  it('with a fragment’s 4 s stays below 10 s, is never served old, and not to browsers', () => {
    expect(source.ttl).toBe(5);
    expect(source.serveStaleCache).toBe(false);
    expect(source.http).toBe(false);
  });
});
