import { isAuthor, isSection, isStory } from './pageContent';
import { readAuthor } from './readAuthor';
import { readSection } from './readSection';
import { readStory } from './readStory';

const raw = {
  _id: 'A',
  type: 'story',
  version: '0.10.9',
  canonical_url: '/news/a.html',
  headlines: { basic: 'A' },
  taxonomy: { tags: [], sections: [] },
  promo: {},
  content_elements: [{ type: 'text', _id: 'p', content: '<script>steal()</script>' }],
};

describe('the content of a page', () => {
  it('is a story when our reader made it, whatever it was made of', () => {
    expect([raw, {}, null, [raw], 'text'].map((value) => isStory(readStory(value)))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('is no story as a raw document, whose markup nobody has cleaned', () => {
    expect(isStory(raw)).toBe(false);
  });

  it.each(Object.keys(readStory(raw)).filter((name) => name !== 'hasRelatedContent'))(
    'is no story without its %s',
    (name) => {
      expect(isStory({ ...readStory(raw), [name]: undefined })).toBe(false);
    },
  );

  const image = { type: 'image', url: '/a.jpg' };
  it.each<[string, object, object]>([
    ['an alignment that no view has', { type: 'text', content: 'A' }, { alignment: 'justify' }],
    ['a divider of another style', { type: 'divider' }, { style: 'dotted' }],
    [
      'a quote of another style',
      { type: 'quote', content_elements: [{ type: 'text', content: 'A' }] },
      { style: 'epigraph' },
    ],
    ['a heading of another level', { type: 'header', content: 'A', level: 2 }, { level: 7 }],
    ['a picture aligned otherwise', image, { alignment: 'top' }],
    ['a picture signed for no file', image, { resizerId: 1 }],
    [
      'a list of anything',
      { type: 'list', items: [{ type: 'text', content: 'A' }] },
      { items: [{ ordered: true, items: [1] }] },
    ],
  ])('is no story with %s', (_what, made, wrong) => {
    const story = readStory({ ...raw, content_elements: [{ _id: 'e', ...made }] });
    const [element] = story.content_elements;
    expect(element?.type).toBe((made as { type: string }).type);
    expect(isStory(story)).toBe(true);
    expect(isStory({ ...story, content_elements: [{ ...element, ...wrong }] })).toBe(false);
    const group = { type: 'element_group', _id: 'g', title: '', elements: [element] };
    expect(isStory({ ...story, content_elements: [group] })).toBe(true);
    const broken = { ...group, elements: [{ ...element, ...wrong }] };
    expect(isStory({ ...story, content_elements: [broken] })).toBe(false);
  });

  it('is an author or a section when our readers made it, and neither for anything else', () => {
    expect(isAuthor(readAuthor({ _id: 'ann', image: { url: '/a.jpg' } }))).toBe(true);
    expect(isSection(readSection({ _id: '/news', children: [{ _id: '/news/a' }] }))).toBe(true);
    const others = [null, 'text', [], {}, { byline: 'x' }, { _id: '/news', name: 1, children: {} }];
    expect(others.some((other) => isAuthor(other) || isSection(other))).toBe(false);
  });
});
