import fc from 'fast-check';
import { exampleStory } from '../../components/article/exampleStory';
import { isStory } from './pageContent';
import type { Story } from './ans';
import { previewStory as previewBy } from './previewStory';
import { readStory } from './readStory';

const previewStory = (story: Partial<Story>) => previewBy(story, 'account');

const SECRET = 'for-subscribers-only';
const text = (content: string) => ({ type: 'text', content });

describe('a story as whoever may not read it in full gets it', () => {
  it('begins as the story does, and says that it goes on', () => {
    const story = readStory({
      type: 'story',
      headlines: { basic: 'Council votes' },
      content_elements: [
        { type: 'image', url: '/a.jpg' },
        text('One.'),
        text('Two.'),
        text(SECRET),
      ],
    });
    const preview = previewStory(story);
    expect(preview.headlines).toEqual(story.headlines);
    expect(preview.content_elements?.map(({ type }) => type)).toEqual(['image', 'text', 'text']);
    expect(preview.preview).toBe('account');
  });

  it('is a story that views take', () => {
    expect(isStory(previewStory(exampleStory()))).toBe(true);
    expect(isStory(JSON.parse(JSON.stringify(previewStory(exampleStory()))))).toBe(true);
  });

  it.each([
    ['a list', { type: 'list', items: [text(SECRET)] }],
    ['raw HTML', { type: 'raw_html', content: `<p>${SECRET}</p>` }],
    ['a quote', { type: 'quote', content_elements: [text(SECRET)] }],
    ['a table', { type: 'table', rows: [[text(SECRET)]], header: [] }],
    ['sound', { type: 'audio', streams: [{ url: `https://a.example/${SECRET}.mp3` }] }],
  ])('keeps %s back wherever it stands', (_name, element) => {
    for (const elements of [[element], [text('One.'), element], [element, text('One.')]]) {
      const story = readStory({ type: 'story', content_elements: elements });
      expect(JSON.stringify(previewStory(story).content_elements)).not.toContain(SECRET);
    }
  });

  it('of a gallery has its first three pictures', () => {
    const images = [1, 2, 3, 4].map((n) => ({
      type: 'image',
      url: `/${n}.jpg`,
      caption: `No. ${n}`,
    }));
    const gallery = readStory({ type: 'gallery', content_elements: images });
    expect(JSON.stringify(gallery)).toContain('No. 4');
    expect(JSON.stringify(previewStory(gallery))).not.toContain('No. 4');
    expect(JSON.stringify(previewStory(gallery))).toContain('No. 3');
  });

  it('of a live blog has none of its cards', () => {
    const live = readStory({
      type: 'story',
      subtype: 'live',
      content_elements: [
        text('What we know.'),
        { type: 'header', content: 'The vote' },
        text('Timestamp 11/24 9:15 a.m.'),
        text(SECRET),
      ],
    });
    expect(JSON.stringify(previewStory(live))).not.toContain(SECRET);
  });

  it('of a swipeable story has none of its slides', () => {
    const card = (content: string, cardId: string) => ({
      ...text(content),
      additional_properties: { cardId, templateId: 'content_bodytext_image' },
    });
    const swipe = readStory({
      type: 'story',
      subtype: 'swipeable',
      content_elements: [card('One.', '1'), card('Two.', '2'), card(SECRET, '3')],
    });
    expect(JSON.stringify(swipe.slides)).toContain(SECRET);
    expect(JSON.stringify(previewStory(swipe))).not.toContain(SECRET);
  });

  it('has no more than two paragraphs, whatever stands between them', () => {
    const element = fc.oneof(
      fc.constant(text('Words.')),
      fc.constant({ type: 'header', level: 2, content: 'Heading' }),
      fc.constant({ type: 'image', url: '/a.jpg' }),
      fc.constant({ type: 'list', items: [text('An item.')] }),
    );
    fc.assert(
      fc.property(fc.array(element), (elements) => {
        const { content_elements: shown = [] } = previewStory(
          readStory({ type: 'story', content_elements: elements }),
        );
        expect(shown.filter(({ type }) => type === 'text').length).toBeLessThanOrEqual(2);
        expect(shown.some(({ type }) => type === 'list')).toBe(false);
      }),
    );
  });

  it('takes parts of one, as a filter leaves them', () => {
    expect(previewStory({})).toEqual({ preview: 'account' });
    expect(previewStory({ description: 'Words.' })).toEqual({
      description: 'Words.',
      preview: 'account',
    });
  });
});
