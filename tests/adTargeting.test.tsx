import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import AdUnit from '../blocks/ad-unit-block/features/ad-unit/default';
import Adhesion from '../blocks/ad-unit-block/features/adhesion/default';
import ArticleBody from '../blocks/article-body-block/features/article-body/default';
import Gallery from '../blocks/gallery-block/features/gallery/default';
import LiveBlog from '../blocks/live-blog-block/features/live-blog/default';
import { RAW_IMAGE, RAW_STORY } from '../content/schemas/raw.fixture';
import { readStory } from '../content/schemas/readStory';
import { setFusion } from '../mocks/fusion/state';

const paragraphs = Array.from({ length: 12 }, (_, place) => ({
  type: 'text',
  content: `Paragraph ${place} of a story. ${'It is long enough for ads within its text. '.repeat(8)}`,
}));
const liveCards = Array.from({ length: 8 }, (_, place) => [
  { type: 'header', level: 2, content: `Card ${place}` },
  { type: 'text', content: `Timestamp 11/2${place} 1:0${place} pm` },
  { type: 'text', content: 'What happened.' },
]).flat();

const targeted = {
  taxonomy: {
    primary_section: { _id: '/news' },
    auxiliaries: [{ _id: '~category:news', uid: '~category:news' }],
  },
  article_targeting: { slot_name: 'election', article_sections: '/news, /politics' },
};

describe('ad units of a page whose content is a story (platform §3)', () => {
  it.each<[string, ComponentType<{ customFields: Record<string, unknown> }>, object]>([
    ['an ad unit', AdUnit, {}],
    ['the bar at the foot', Adhesion, {}],
    ['ads within the text', ArticleBody, { content_elements: paragraphs }],
    [
      'ads of a gallery',
      Gallery,
      { type: 'gallery', content_elements: Array.from({ length: 9 }, () => RAW_IMAGE) },
    ],
    ['ads of a live blog', LiveBlog, { subtype: 'live', content_elements: liveCards }],
  ])('tell an ad server of its targeting: %s', (_name, View, change) => {
    const targetingsOf = (document: object) => {
      setFusion({ app: { globalContent: readStory({ ...RAW_STORY, ...change, ...document }) } });
      const html = renderToStaticMarkup(<View customFields={{}} />);
      const slots = html.match(/<[^<>]*\sdata-ad-slot=[^<>]*>/g) ?? [];
      expect(slots.length).toBeGreaterThan(0);
      return slots.map((slot) => /\sdata-targeting="([^"]*)"/.exec(slot)?.[1]);
    };
    for (const targeting of targetingsOf(targeted)) {
      expect(JSON.parse(targeting?.replaceAll('&quot;', '"') ?? 'null')).toEqual({
        auxiliaries: ['~category:news'],
        slot_name: 'election',
        article_sections: ['/news', '/politics'],
      });
    }
    expect(new Set(targetingsOf({ taxonomy: {} }))).toEqual(new Set([undefined]));
  });
});
