import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ArticleBody from '../blocks/article-body-block/features/article-body/default';
import ArticleHeader from '../blocks/article-header-block/features/article-header/default';
import AudioPlayer from '../blocks/audio-player-block/features/audio-player/default';
import Gallery from '../blocks/gallery-block/features/gallery/default';
import LeadMedia from '../blocks/lead-media-block/features/lead-media/default';
import LiveBlog from '../blocks/live-blog-block/features/live-blog/default';
import StoryBox from '../blocks/story-box-block/features/story-box/default';
import { isStory } from '../content/schemas/pageContent';
import { readStory } from '../content/schemas/readStory';
import { htmlText } from '../components/output-types/html/htmlText';
import { storyText } from '../components/output-types/plain-text/storyText';
import { siteHead } from '../components/output-types/head/siteHead';
import { setFusion } from '../mocks/fusion/state';
import { engines } from '../services/content/testing/engines';
import { openService } from '../services/content/testing/openService';
import { element, image, liveCard } from './deliveredElements.fixture';
import { document, lostFields, withWords } from './deliveredStories.fixture';

/** What a reader finds on the page of a story. */
function pageText(globalContent: unknown, block: ReactNode = null): string {
  setFusion({ app: { globalContent } });
  const html = renderToStaticMarkup(
    <>
      <ArticleHeader customFields={{}} />
      <LeadMedia customFields={{}} />
      <AudioPlayer customFields={{}} />
      <StoryBox customFields={{}} />
      <ArticleBody customFields={{ newsletterId: 'none' }} />
      {block}
    </>,
  );
  return htmlText(html);
}

/** A live blog shows its cards from four on (platform §5). */
const SOME = { minLength: 4, maxLength: 6 };

const missing = (words: readonly string[], text: string) =>
  words.filter((word) => !text.includes(word));

describe('delivered stories', () => {
  it('have each of their words on their page', () => {
    fc.assert(
      fc.property(document, (raw) => {
        const { document: delivered, words } = withWords(raw);
        const story = readStory(delivered);
        expect(isStory(story)).toBe(true);
        expect(missing(words, pageText(story))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('lose no word of their body in plain text', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), (content_elements) => {
        const { document: delivered, words } = withWords({ content_elements });
        expect(missing(words, storyText(readStory(delivered), siteHead({})))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a gallery', Gallery, image.map((picture) => [picture]), { type: 'gallery' }],
    // Its label says that it is live.
    ['a live blog', LiveBlog, liveCard, { subtype: 'live', label: {} }],
  ])(
    'have each of their words on their page, also where that is made otherwise: %s',
    (_kind, Block, part, own) => {
      fc.assert(
        fc.property(document, fc.array(part, SOME), (raw, parts) => {
          const given = { ...raw, corrections: [], ...own, content_elements: parts.flat() };
          const { document: delivered, words } = withWords(given);
          const story = readStory(delivered);
          expect(missing(words, pageText(story, <Block customFields={{}} />))).toEqual([]);
        }),
        { numRuns: 100 },
      );
    },
  );

  it('lose nothing in our content service, nor by a member of a feed that comes in later', async () => {
    const service = await openService(engines[0]!);
    const put = (documents: unknown[]) =>
      service.put('/content/v4/ingest?profile=delivered', { documents });
    // One of the writers is known to the house, by more than stories say.
    await service.put('/author/v2/author-service', [
      { _id: 'ana', name: 'Ana', bio: 'Covers the river.', role: 'Reporter' },
    ]);
    let count = 0;
    await fc
      .assert(
        fc.asyncProperty(document, fc.array(image, SOME), async (raw, pictures) => {
          const content_elements = [...raw.content_elements, ...pictures];
          const { document: delivered, words } = withWords({ ...raw, content_elements });
          count += 1;
          const story: Record<string, unknown> = {
            display_date: '2026-11-20T12:00:00Z',
            type: 'story',
            ...delivered,
            _id: `STORY${count}`,
            canonical_url: `/news/story-${count}.html`,
          };
          const { content_elements: _body, taxonomy: _sections, ...member } = story;
          expect((await put([story])).json().rejected).toEqual([]);
          expect((await put([member])).json().rejected).toEqual([]);
          const answer = await service.get(`/content/v4/stories?_id=STORY${count}`);
          expect(answer.status).toBe(200);
          expect(missing(words, pageText(readStory(answer.json())))).toEqual([]);
          expect(lostFields(story, answer.json())).toEqual([]);
        }),
        { numRuns: 30 },
      )
      .finally(() => service.close());
  });
});
