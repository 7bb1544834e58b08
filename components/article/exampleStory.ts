import type { Author, ContentElement, Story } from '../../content/schemas/ans';
import { examplePicture } from './examplePicture';

const portrait = (seed: number) =>
  examplePicture(seed, {
    _id: `PORTRAIT-${seed}`,
    width: 400,
    height: 400,
    caption: '',
    credit: '',
  });

export const EXAMPLE_AUTHORS: [Author, Author] = [
  {
    _id: 'maya-okafor',
    name: 'Maya Okafor',
    byline: 'Maya Okafor',
    url: '/author/maya-okafor',
    image: portrait(0),
    org: 'The Broadsheet',
    role: 'City Hall reporter',
    bio: 'Maya Okafor covers City Hall: who decides, who pays, and who was not in the room.',
    email: 'mokafor@broadsheet.example',
    twitter: 'mayaokafor',
    instagram: '',
  },
  {
    _id: 'daniel-reyes',
    name: 'Daniel Reyes',
    byline: 'Daniel Reyes',
    url: '/author/daniel-reyes',
    image: portrait(1),
    org: 'The Broadsheet',
    role: 'Courts reporter',
    bio: 'Daniel Reyes reports on the courts and the people who pass through them.',
    email: '',
    twitter: '',
    instagram: 'https://www.instagram.com/dreyes',
  },
];

const paragraph = (id: string, content: string): ContentElement => ({
  type: 'text',
  _id: id,
  content,
});

export const EXAMPLE_PARAGRAPHS = [
  paragraph(
    'p1',
    'City Council voted Thursday to keep 14 recreation centers open past 9 p.m. through the winter, ending a two-year argument over who should pay for the lights.',
  ),
  paragraph(
    'p2',
    'The <a href="/news/pennsylvania/">12–5 vote</a> came after four hours of testimony in which parents, coaches and a retired bus driver named Walter Simms said the same thing in different words: the buildings are warm, and the corners are not.',
  ),
  paragraph(
    'p3',
    '“We are not asking for something new,” said Simms, 71, who has opened the gym at the Marian Anderson center every weekday since 2009. “We are asking for the <em>key</em> to what we have.”',
  ),
  paragraph(
    'p4',
    'The bill sets aside $4.2 million, most of it for staff. Each center will have two recreation leaders and a guard until 11 p.m. on weeknights, and until midnight on Fridays. The money comes from a parking-meter increase that took effect in July.',
  ),
  paragraph(
    'p5',
    'Opponents said the city had not shown that the hours would be used. Last winter, when six centers stayed open late as a trial, an average of 31 people a night came through the doors, according to the parks department.',
  ),
] satisfies ContentElement[];

/** A whole story for the named states of blocks; `part` replaces what a state is about. */
export function exampleStory(part: Partial<Story> = {}): Story {
  return {
    _id: 'EXAMPLE',
    type: 'story',
    subtype: 'regular',
    canonical_url: '/news/pennsylvania/recreation-centers-open-late-20261121.html',
    headlines: {
      basic: 'City Council votes to keep 14 recreation centers open past 9 p.m.',
      web: 'Fourteen rec centers will stay open late this winter',
      print: '',
      tablet: '',
      meta_title: '',
    },
    description:
      'The $4.2 million plan pays for staff, guards and light in neighborhoods where the corner was the only place left to go.',
    eyebrow: { text: 'City Hall', url: '/topic/city-hall' },
    authors: EXAMPLE_AUTHORS,
    affiliation: '',
    distributor: null,
    display_date: '2026-11-19T22:40:00Z',
    first_publish_date: '2026-11-19T22:40:00Z',
    publish_date: '2026-11-19T22:40:00Z',
    last_updated_date: '2026-11-20T14:05:00Z',
    taxonomy: {
      primary_section: { _id: '/news/pennsylvania', name: 'Pennsylvania' },
      primary_site: 'news',
      sections: [{ _id: '/news/pennsylvania', name: 'Pennsylvania' }],
      tags: [
        { slug: 'city-council', text: 'City Council' },
        { slug: 'recreation', text: 'Recreation' },
        { slug: 'budget', text: 'Budget' },
      ],
    },
    promo: {
      basic: examplePicture(0),
      lead_art: null,
      promo: null,
      longform: null,
      video: null,
      youtube: null,
    },
    displayComments: true,
    wordCount: 612,
    timeline: [],
    ended: false,
    relatedLinks: [],
    hasRelatedContent: false,
    content_elements: EXAMPLE_PARAGRAPHS,
    corrections: [],
    source: { name: '', source_type: 'staff' },
    seoKeywords: [],
    adsDfpId: '',
    contentCode: '',
    event: null,
    deviations: [],
    ...part,
  };
}
