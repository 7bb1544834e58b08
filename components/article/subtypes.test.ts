import { subtypeOf, treatmentOf, TREATMENTS, type Treatment } from './subtypes';
import { exampleStory } from './exampleStory';

const inSection = (id: string, more: string[] = []) => ({
  ...exampleStory().taxonomy,
  primary_section: { _id: id, name: id },
  sections: [id, ...more].map((_id) => ({ _id, name: _id })),
});

const LONG_FORMS = ['longform', 'innovation-2', 'longformlight', 'longformlight-v2'];

describe('the treatment of a subtype (platform §3)', () => {
  it.each([
    'regular',
    'columnists',
    'review',
    'longform',
    'innovation-2',
    'longformlight',
    'longformlight-v2',
    'live',
    'live-event',
    'partner-sports-betting',
    'spotlightpa',
    'newsletter',
    'cyoa',
    'phillyfirst',
    'call-to-action',
    'service',
    'podcast',
  ])('%s has one', (subtype) => {
    expect(Object.hasOwn(TREATMENTS, subtype)).toBe(true);
  });

  it.each([
    ['liveblog', 'live'],
    ['podcast', 'podcast'],
    ['', 'regular'],
    ['something new', 'regular'],
    ['toString', 'regular'],
    ['__proto__', 'regular'],
  ])('"%s" is treated as %s', (subtype, expected) => {
    expect(subtypeOf(subtype)).toBe(expected);
  });

  it.each([
    ['longform', 'cover', false, true],
    ['innovation-2', 'stage', false, true],
    ['longformlight', 'centered', false, true],
    ['longformlight-v2', 'picture-first', false, true],
    ['spotlightpa', 'standard', true, true],
    ['regular', 'standard', true, false],
  ] as const)('%s opens as %s; rail: %s; drop cap: %s', (subtype, opening, hasRail, hasDropCap) => {
    expect(TREATMENTS[subtype]).toMatchObject({ opening, hasRail, hasDropCap });
  });

  it.each<[string, (treatment: Treatment) => boolean, string[]]>([
    ['no rail', ({ hasRail }) => !hasRail, [...LONG_FORMS, 'cyoa', 'swipeable']],
    ['a drop cap', ({ hasDropCap }) => hasDropCap, [...LONG_FORMS, 'spotlightpa']],
    ['its picture in the player', ({ hasCoverInPlayer }) => hasCoverInPlayer, ['podcast']],
    ['stops instead of a text', ({ body }) => body === 'stops', ['cyoa']],
    [
      'a box of its own',
      ({ box }) => box !== 'none',
      [
        'review',
        'live-event',
        'partner-sports-betting',
        'spotlightpa',
        'newsletter',
        'phillyfirst',
        'call-to-action',
        'service',
      ],
    ],
  ])('%s is for these alone', (_what, has, names) => {
    const found = Object.entries(TREATMENTS).filter(([, treatment]) => has(treatment));
    expect(found.map(([name]) => name)).toEqual(names);
  });

  it('gives every subtype a look that no other has', () => {
    const looks = Object.entries(TREATMENTS).map(([name, treatment]) => ({
      name,
      look: JSON.stringify(treatment),
    }));
    expect(new Set(looks.map(({ look }) => look)).size).toBe(looks.length);
  });
});

describe('the treatment of a story (platform §5)', () => {
  const author = exampleStory().authors[0]!;

  it.each([
    ['a columnist by section', 'regular', inSection('/columnists'), 'portrait', 'opinion'],
    [
      'a columnist elsewhere',
      'columnists',
      inSection('/sports', ['/columnists']),
      'portrait',
      'opinion',
    ],
    [
      'an editorial',
      'columnists',
      inSection('/opinion/editorials', ['/columnists']),
      'standard',
      'opinion',
    ],
    ['an op-ed', 'regular', inSection('/opinion/commentary'), 'standard', 'opinion'],
    ['a review', 'review', inSection('/food'), 'standard', 'opinion'],
    ['a long opinion piece', 'longform', inSection('/opinion'), 'cover', 'opinion'],
    ['betting by section', 'regular', inSection('/sports/betting'), 'standard', 'partner'],
    ['news', 'regular', inSection('/news'), 'standard', 'news'],
  ])('%s', (_name, subtype, taxonomy, opening, tone) => {
    const story = exampleStory({ subtype, taxonomy, authors: [author] });
    expect(treatmentOf(story)).toMatchObject({ opening, tone });
  });

  it('is no column without a credit', () => {
    const taxonomy = inSection('/columnists');
    const nobody = { ...author, _id: 'no_author' };
    expect(treatmentOf(exampleStory({ taxonomy, authors: [nobody] })).opening).toBe('standard');
  });
});
