import type { ContentElement } from '../../content/schemas/ans';
import { EXAMPLE_PARAGRAPHS, exampleStory } from './exampleStory';
import { leadVerdict } from './leadVerdict';
import { textElements } from './textElements';

const rating: ContentElement = {
  type: 'numeric_rating',
  _id: 'r',
  rating: 3,
  min: 0,
  max: 4,
  units: 'stars',
};
const endorsement: ContentElement = { type: 'endorsement', _id: 'e', endorsement: 'Recommended' };
const list: ContentElement = {
  type: 'list',
  _id: 'l',
  ordered: false,
  items: [{ content: 'Where' }, { ordered: false, items: [{ content: 'When' }] }],
};
const group: ContentElement = {
  type: 'element_group',
  _id: 'g',
  title: 'Velour',
  elements: [rating, list],
};
const audio: ContentElement = {
  type: 'audio',
  _id: 'a',
  headline: 'Listen',
  description: '',
  streams: [{ url: '/a.mp3', type: 'audio/mpeg' }],
  duration: 1000,
  chapters: [],
  transcriptUrl: null,
  promoImage: null,
};
const form: ContentElement = { type: 'inline_newsletter', _id: 'n', newsletterId: 'CLOUT' };
const paragraph: ContentElement = EXAMPLE_PARAGRAPHS[0]!;

describe('the verdict of a review', () => {
  it('is the group that holds a rating, with its facts', () => {
    expect(leadVerdict([paragraph, group])).toEqual({
      name: 'Velour',
      rating: { value: 3, max: 4, units: 'stars' },
      endorsement: '',
      facts: ['Where', 'When'],
      elements: [group],
    });
  });

  it('is made from what stands alone where there is no group', () => {
    const verdict = leadVerdict([endorsement, paragraph, rating]);
    expect(verdict).toMatchObject({ name: '', endorsement: 'Recommended', facts: [] });
    expect(verdict?.elements).toEqual([endorsement, rating]);
  });

  it('has the words of its group among the facts', () => {
    const worded: ContentElement = { ...group, elements: [rating, paragraph] };
    const [words] = paragraph.type === 'text' ? [paragraph.content] : [];
    expect(leadVerdict([worded])?.facts).toEqual([words]);
  });

  it('is none for a group about something else, or no rating at all', () => {
    const other: ContentElement = { ...group, elements: [list] };
    expect(leadVerdict([paragraph, other])).toBeNull();
    expect(leadVerdict([])).toBeNull();
  });
});

describe('what is left for the text', () => {
  const all = [group, audio, form, paragraph];

  it.each([
    ['regular', all],
    ['podcast', [group, form, paragraph]],
    ['review', [audio, form, paragraph]],
    ['newsletter', [group, audio, paragraph]],
  ])('of the subtype %s', (subtype, expected) => {
    expect(textElements(exampleStory({ subtype, content_elements: all }))).toEqual(expected);
  });

  it('is everything where nothing is shown elsewhere', () => {
    const story = exampleStory();
    expect(textElements(story)).toBe(story.content_elements);
  });

  it('keeps a second recording', () => {
    const second = { ...audio, _id: 'b' };
    const story = exampleStory({ content_elements: [audio, second] });
    expect(textElements(story)).toEqual([second]);
  });
});
