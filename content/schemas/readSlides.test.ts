import * as fc from 'fast-check';
import { RAW_STORY } from './raw.fixture';
import { groupByCard } from './readSlides';
import { readStory } from './readStory';

const element = (type: string, content: string, own: Record<string, unknown> = {}) => ({
  type,
  content,
  additional_properties: own,
});
const PICTURE = { type: 'image', imageWebUrl: 'https://x.org/a.jpg' };
const slidesOf = (content_elements: unknown) =>
  readStory({ ...RAW_STORY, subtype: 'swipeable', content_elements });

describe('slides of a swipeable story (widgets §2, §3)', () => {
  it.each([
    [
      'words with a picture',
      'content_bodytext_image',
      [element('text', 'Words.'), PICTURE],
      { image: { url: 'https://x.org/a.jpg' }, elements: [{ content: 'Words.' }] },
    ],
    [
      'a subhead with words',
      'content_subhead_bodytext',
      [element('header', 'The <em>market</em>'), element('text', 'Words.')],
      { subhead: 'The market', elements: [{ content: 'Words.' }] },
    ],
    ['an ad', 'content_ad_inline', [element('text', '')], {}],
    [
      'the end: authors and stories',
      'end_authors_stories',
      [
        element('text', 'ann, bob,ann', { fieldId: 'authors' }),
        element('text', '', { fieldId: 'relatedStories' }),
      ],
      { authorIds: ['ann', 'bob'], hasStories: true, elements: [] },
    ],
    [
      'the end: a header there is one of its elements',
      'end_authors_stories',
      [element('header', 'Thanks'), element('text', 'ann', { fieldId: 'authors' })],
      { elements: [{ type: 'header', content: 'Thanks' }], authorIds: ['ann'] },
    ],
    [
      'the end with a subhead and words',
      'end_subhead_text_authors_stories',
      [
        element('header', 'Thanks'),
        element('text', 'For reading.'),
        element('text', 'ann', { fieldId: 'authors' }),
      ],
      { subhead: 'Thanks', authorIds: ['ann'], hasStories: false, elements: [{ type: 'text' }] },
    ],
  ])('%s', (_name, templateId, elements, expected) => {
    const given = elements.map((each) => {
      const own = 'additional_properties' in each ? each.additional_properties : {};
      return { ...each, additional_properties: { ...own, cardId: 'c1', templateId } };
    });
    expect(slidesOf(given).slides).toMatchObject([
      { layout: templateId, cardId: 'c1', ...expected },
    ]);
  });

  it('are laid out by what they hold where the template is unknown, which is noted', () => {
    const own = { cardId: 'c1', templateId: 'new_one' };
    const { slides, deviations } = slidesOf([element('header', 'A', own), element('text', 'B')]);
    expect(slides).toMatchObject([{ layout: 'content_subhead_bodytext', subhead: 'A' }]);
    expect(deviations).toContain('slides: unknown template "new_one"');
  });

  it.each([
    [
      'authors',
      [element('text', 'ann', { cardId: 'c1', fieldId: 'authors' })],
      'end_subhead_text_authors_stories',
    ],
    [
      'stories',
      [element('text', '', { cardId: 'c1', fieldId: 'relatedStories' })],
      'end_subhead_text_authors_stories',
    ],
    [
      'a picture',
      [
        element('text', 'B', { cardId: 'c1' }),
        { ...PICTURE, additional_properties: { cardId: 'c1' } },
      ],
      'content_bodytext_image',
    ],
    [
      'a picture below a header',
      [
        element('header', 'A', { cardId: 'c1' }),
        { ...PICTURE, additional_properties: { cardId: 'c1' } },
      ],
      'content_subhead_bodytext',
    ],
  ])('without a template are laid out by what they hold: %s', (_what, elements, layout) => {
    expect(slidesOf(elements).slides).toMatchObject([{ layout }]);
  });

  it('begin at each header where the newsroom named no cards', () => {
    const { slides, content_elements } = slidesOf([
      element('text', 'Intro.'),
      element('header', 'One'),
      element('text', 'First.'),
      element('header', 'Two'),
    ]);
    expect(slides?.map((slide) => 'subhead' in slide && slide.subhead)).toEqual(['', 'One', 'Two']);
    expect(content_elements.map(({ type }) => type)).toEqual(['text', 'header', 'text', 'header']);
  });

  it('are none for a card without usable content', () => {
    expect(slidesOf([element('text', ' ', { cardId: 'c1' })]).slides).toEqual([]);
  });

  it('are of no other kind of story', () => {
    expect(readStory(RAW_STORY)).not.toHaveProperty('slides');
  });

  const anyElement = fc.record({
    type: fc.constantFrom('text', 'header', 'image'),
    content: fc.string(),
    additional_properties: fc.record(
      { cardId: fc.constantFrom('a', 'b', 'c', '', 7), templateId: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  });

  it('hold every element once, in order, and one card never stands in two groups', () => {
    fc.assert(
      fc.property(fc.array(anyElement), (elements) => {
        const groups = groupByCard(elements);
        const held = groups.flatMap((group) => group.elements);
        expect(new Set(held)).toEqual(new Set(elements));
        expect(held).toHaveLength(elements.length);
        const ids = groups.map(({ cardId }) => cardId).filter(Boolean);
        expect(new Set(ids).size).toBe(ids.length);
        for (const group of groups) {
          const places = group.elements.map((each) => elements.indexOf(each as never));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('never throw, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(Array.isArray(slidesOf(raw).slides)).toBe(true);
      }),
    );
  });
});
