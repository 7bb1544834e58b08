import { exampleStory } from './exampleStory';
import { storyLabel } from './storyLabel';

describe('the label above a headline', () => {
  const [author] = exampleStory().authors;

  it.each([
    ['what editors wrote', {}, { text: 'City Hall', url: '/topic/city-hall', kind: '' }],
    [
      'the section where they wrote nothing',
      { eyebrow: null },
      { text: 'Pennsylvania', url: '/news/pennsylvania/', kind: '' },
    ],
    [
      'the kind before a topic',
      { subtype: 'podcast', eyebrow: { text: 'Sixers', url: null } },
      { text: 'Sixers', url: null, kind: 'Podcast' },
    ],
    [
      'no kind that the label says already',
      { subtype: 'review', eyebrow: { text: 'Restaurant review', url: null } },
      { text: 'Restaurant review', url: null, kind: '' },
    ],
    [
      'the section rather than the writer who is named beside it',
      { eyebrow: { text: 'maya okafor', url: null }, authors: author ? [author] : [] },
      { text: 'Pennsylvania', url: '/news/pennsylvania/', kind: '' },
    ],
  ])('is %s', (_name, part, expected) => {
    expect(storyLabel(exampleStory(part))).toEqual(expected);
  });

  it('is the kind alone where there is no section, and nothing where there is no kind', () => {
    const taxonomy = { ...exampleStory().taxonomy, primary_section: null };
    expect(storyLabel(exampleStory({ eyebrow: null, taxonomy, subtype: 'newsletter' }))).toEqual({
      text: 'Newsletter',
      url: null,
      kind: '',
    });
    expect(storyLabel(exampleStory({ eyebrow: null, taxonomy }))).toBeNull();
  });
});
