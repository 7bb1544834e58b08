import type { Story } from '../../content/schemas/ans';
import { findRelatedPlace } from '../../utils/story/findRelatedPlace';
import { exampleStory } from './exampleStory';
import { hasRelatedBox } from './hasRelatedBox';

const words = (count: number) => 'word '.repeat(count).trim();
const text = (count: number, content: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'text' as const,
    _id: `p${index}`,
    content: words(content),
  }));
const story = (part: Partial<Story> = {}): Story =>
  exampleStory({ hasRelatedContent: true, content_elements: text(12, 40), ...part });

describe('whether a text holds its related stories (platform §3, widgets §5)', () => {
  it('does where it has some and is long enough', () => {
    expect(hasRelatedBox(story())).toBe(true);
  });

  it('does where they come before the second paragraph', () => {
    const content_elements = [...text(1, 400), ...text(3, 100)];
    expect(findRelatedPlace(content_elements)).toBe(1);
    expect(hasRelatedBox(story({ content_elements }))).toBe(true);
  });

  it.each<[string, Partial<Story>]>([
    ['has none', { hasRelatedContent: false, relatedLinks: [] }],
    ['is short', { content_elements: text(5, 40) }],
    ['has no place between two paragraphs', { content_elements: text(1, 600) }],
    ['is swipeable', { subtype: 'swipeable' }],
    ['is a call to action', { subtype: 'call-to-action' }],
    ['is a live blog', { subtype: 'live' }],
  ])('does not where it %s', (_why, part) => {
    expect(hasRelatedBox(story(part))).toBe(false);
  });
});
