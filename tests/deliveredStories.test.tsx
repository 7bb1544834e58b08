import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ArticleBody from '../blocks/article-body-block/features/article-body/default';
import ArticleHeader from '../blocks/article-header-block/features/article-header/default';
import LeadMedia from '../blocks/lead-media-block/features/lead-media/default';
import { isStory } from '../content/schemas/pageContent';
import { readStory } from '../content/schemas/readStory';
import { htmlText } from '../components/output-types/html/htmlText';
import { storyText } from '../components/output-types/plain-text/storyText';
import { siteHead } from '../components/output-types/head/siteHead';
import { setFusion } from '../mocks/fusion/state';
import { engines } from '../services/content/testing/engines';
import { openService } from '../services/content/testing/openService';
import { document, element, withWords } from './deliveredStories.fixture';

/** What a reader finds on the page of a story. */
function pageText(globalContent: unknown): string {
  setFusion({ app: { globalContent } });
  const html = renderToStaticMarkup(
    <>
      <ArticleHeader customFields={{}} />
      <LeadMedia customFields={{}} />
      <ArticleBody customFields={{ newsletterId: 'none' }} />
    </>,
  );
  return htmlText(html);
}

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

  it('lose nothing in our content service, nor by a member of a feed that comes in later', async () => {
    const service = await openService(engines[0]!);
    const put = (documents: unknown[]) =>
      service.put('/content/v4/ingest?profile=delivered', { documents });
    let count = 0;
    await fc
      .assert(
        fc.asyncProperty(document, async (raw) => {
          const { document: delivered, words } = withWords(raw);
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
        }),
        { numRuns: 30 },
      )
      .finally(() => service.close());
  }, 120_000);
});
