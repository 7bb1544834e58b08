import fc from 'fast-check';
import type { ContentElement, LiveCard } from '../../../content/schemas/ans';
import { setFusion } from '../../../mocks/fusion/state';
import properties from '../../../properties';
import { exampleStory } from '../../article/exampleStory';
import { EXAMPLE_ELEMENTS } from '../html/exampleElements';
import { exampleInput } from '../head/exampleInput';
import TextOutput from '../text';
import { elementText } from './elementText';
import { Notes } from './Notes';
import { richText } from './richText';
import { storyText } from './storyText';

const ORIGIN = 'https://www.broadsheet.example';
const SITE = exampleInput().site;
const write = (element: ContentElement) => {
  const notes = new Notes(ORIGIN);
  const context = { notes, url: `${ORIGIN}/a.html`, newsletters: { 'LETS-EAT': "Let's Eat" } };
  return { text: elementText(element, context), notes: notes.lines };
};

it('plain text is said to be that, in letters of all languages, and is of stories only', () => {
  expect(TextOutput.contentType).toBe('text/plain; charset=utf-8');
  expect(TextOutput.fallback).toBe(false);
});

const EXPECTED: Record<ContentElement['type'], string> = {
  text: 'The vote [1] came late & was close.\nIt passed.',
  header: '\nWhat comes next',
  list: '1. First\n  - Inner one [1]\n2. Second',
  image: '[Photo: A row of brick houses under an evening sky. Open late. (Dana Whitlock)]',
  video: '[Video: The gym at night. Two minutes inside. (2:05) [1]]',
  audio: '[Audio: Episode 12. Who has the key? (30:00) [1]]\n\n- 1:05 The gym\n\n[Transcript [2]]',
  gallery:
    '[Gallery: Nights at the gym, 2 photos [1]]\n\n[Photo 1 of 2: A ball in the air. Open late. (Dana Whitlock)]\n\n[Photo 2 of 2: A row of brick houses under an evening sky. Open late. (Dana Whitlock)]',
  divider: '* * *',
  raw_html: '[Interactive: this part of the story can be seen on its page [1]]',
  code: '    if (a < b) {\n      open();\n    }',
  inline_newsletter: "[Newsletter: Let's Eat. Sign up [1]]",
  quote: '“We are not asking for more.\n\nWe are asking for the key.”\n— Walter Simms',
  correction: 'Clarification: The vote was 12–5.',
  interstitial_link: 'Read more: How the centers closed [1]',
  table: '[Table: Hours]\nDay: Weeknights; Until: 11 p.m.\nDay: Fridays; Until: midnight',
  oembed: '[Instagram: The gym, lit by Parks Dept. [1]]',
  numeric_rating: 'Rating: 3.5 of 4 bells',
  endorsement: 'Endorsement: Recommended',
  element_group: '\nAt a glance\n\nInside the group.',
};

describe('every body element has its words', () => {
  it.each(Object.entries(EXPECTED) as [ContentElement['type'], string][])('%s', (type, text) => {
    expect(write(EXAMPLE_ELEMENTS[type]).text).toBe(text);
  });

  it('counts one photo as one', () => {
    const { gallery } = EXAMPLE_ELEMENTS;
    if (gallery.type !== 'gallery') throw new Error('not as named');
    const alone = { ...gallery, images: gallery.images.slice(0, 1) };
    expect(write(alone).text).toContain('[Gallery: Nights at the gym, 1 photo [1]]');
  });

  it('says the pictures of a quote before its words', () => {
    const { quote, image } = EXAMPLE_ELEMENTS;
    if (quote.type !== 'quote' || image.type !== 'image') throw new Error('not as named');
    expect(write({ ...quote, images: [image] }).text).toBe(
      `${EXPECTED.image}\n\n${EXPECTED.quote}`,
    );
  });

  it('names addresses in full', () => {
    expect(write(EXAMPLE_ELEMENTS.text).notes).toEqual([`[1] ${ORIGIN}/news/vote.html`]);
    expect(write(EXAMPLE_ELEMENTS.raw_html).notes).toEqual([`[1] ${ORIGIN}/a.html`]);
  });
});

describe('rich text', () => {
  it.each([
    ['<p>a</p><p>b</p>', 'a\n\nb'],
    [
      '<table><tr><th>Day</th><th>Until</th></tr><tr><td>Fri</td><td>12</td></tr></table>',
      'Day | Until\nFri | 12',
    ],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['x <img src="/a.png" alt="A map"> y', 'x [Photo: A map.] y'],
    ['<a href="#notes">below</a>', 'below'],
    ['  a \n  b ', 'a b'],
  ])('%s', (html, text) => {
    expect(richText(html, new Notes(ORIGIN))).toBe(text);
  });

  it('gives one address one number', () => {
    const notes = new Notes(ORIGIN);
    const html = '<a href="/a">1</a> <a href="/b">2</a> <a href="/a">3</a>';
    expect(richText(html, notes)).toBe('1 [1] 2 [2] 3 [1]');
    expect(notes.lines).toEqual([`[1] ${ORIGIN}/a`, `[2] ${ORIGIN}/b`]);
  });

  it('never throws, and never leaves more than one empty line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (html) => {
        expect(richText(`<p>${html}</p><br/><hr/>`, new Notes(ORIGIN))).not.toMatch(/\n{3}/);
      }),
    );
  });
});

const card = (part: Partial<LiveCard>): LiveCard => ({
  _id: 'c',
  header: 'The roll call begins',
  url: '/news/a.html/card-1',
  anchor: 'card-1',
  timestamp: '2026-11-21T19:05:00Z',
  pinned: false,
  liveBlogName: '',
  relatedLinks: [],
  elements: [{ type: 'text', _id: 't', content: 'All 17 members are here.' }],
  ...part,
});

describe('a story in plain text', () => {
  it('begins with the paper, the headline, the writers and the AP date', () => {
    const [paper, headline, summary, credit] = storyText(exampleStory(), SITE).split('\n\n');
    expect(paper).toBe('The Broadsheet');
    expect(headline).toBe(exampleStory().headlines.basic);
    expect(summary).toBe(exampleStory().description);
    expect(credit).toBe(
      'By Maya Okafor and Daniel Reyes\nPublished Nov. 19, 2026, 5:40 p.m. ET\nUpdated Nov. 20, 2026, 9:05 a.m. ET',
    );
  });

  it('has a paragraph on one line, its picture once, and its links at the end', () => {
    const text = storyText(exampleStory(), SITE);
    expect(text).toContain('\n\nThe 12–5 vote [1] came after four hours of testimony');
    expect(text.match(/\[Photo:/g)).toHaveLength(1);
    expect(text).toMatch(
      /\n\n\nLinks\n\[1\] https:\/\/www\.broadsheet\.example\/news\/pennsylvania\/\n\nThis story on the web: https:\S+\n$/,
    );
  });

  it('has no markup', () => {
    const text = storyText(
      exampleStory({ content_elements: Object.values(EXAMPLE_ELEMENTS) }),
      SITE,
      properties.newsletters,
    );
    expect(text).not.toMatch(/<\/?[a-z]/);
    expect(text).not.toContain('alert(1)');
  });

  it('has the cards of a live blog with their times, what is pinned first', () => {
    const liveCards = [
      card({}),
      card({
        header: 'What we know',
        pinned: true,
        relatedLinks: [{ title: 'The bill', link: '/b' }],
      }),
    ];
    const text = storyText(exampleStory({ subtype: 'live', liveCards }), SITE);
    expect(text).toContain(
      '\n\n\nPinned, Nov. 21, 2026, 2:05 p.m. ET\nWhat we know\n\nAll 17 members are here.\n\nRelated:\n- The bill [2]\n\n\nNov. 21, 2026, 2:05 p.m. ET\nThe roll call begins\n\n',
    );
  });

  it('says what was corrected, and when and where an event is', () => {
    const text = storyText(
      exampleStory({
        corrections: [
          {
            correction_type: 'correction',
            text: 'It was <b>12–5</b>.',
            date: '2026-11-20T15:00:00Z',
          },
        ],
        event: {
          start: '2026-12-01T23:00:00Z',
          end: '',
          place: 'Marian Anderson center',
          address: '740 S. 17th St.',
          url: 'https://tickets.example/1',
        },
      }),
      SITE,
    );
    expect(text).toContain('\n\nCorrection: It was 12–5. Nov. 20, 2026, 10 a.m.');
    expect(text).toContain(
      'When: Dec. 1, 2026, 6 p.m. ET\nWhere: Marian Anderson center, 740 S. 17th St.',
    );
  });
});

describe('the output type "text"', () => {
  it('is the story of the page, under the deployment’s own address', () => {
    setFusion({ environment: { SITE_ORIGIN: 'http://localhost:3000' } });
    const text = TextOutput({ globalContent: exampleStory(), siteProperties: properties });
    expect(text).toContain('This story on the web: http://localhost:3000/news/');
    setFusion();
  });

  it('is nothing for a page that is no story', () => {
    expect(TextOutput({ globalContent: { stories: [] }, siteProperties: properties })).toBeNull();
  });
});
