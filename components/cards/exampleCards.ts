import type { StoryCard } from '../../content/schemas/ans';
import { exampleAuthor, exampleCard, exampleCardPicture } from './exampleCard';

type Five = [StoryCard, StoryCard, StoryCard, StoryCard, StoryCard];

/** Five stories of a front page: a lead with related links, and four more. */
export const EXAMPLE_FRONT: Five = [
  exampleCard({
    slug: 'recreation-centers',
    headline: 'Council votes to keep 14 recreation centers open past 9 p.m.',
    description:
      'The $4.2 million plan pays for staff, guards and light in neighborhoods where, for two winters, the corner was the only place left to go.',
    eyebrow: { text: 'City Hall', url: '/topic/city-hall' },
    authors: [exampleAuthor('maya-okafor'), exampleAuthor('daniel-reyes')],
    picture: 0,
    relatedLinks: [
      { title: 'Which centers stay open, and until when', link: '/news/centers-list.html' },
      { title: 'How a parking-meter increase paid for it', link: '/news/parking-meters.html' },
    ],
  }),
  exampleCard({
    slug: 'trolley-tunnel',
    headline: 'The trolley tunnel reopens Monday, eleven days late',
    description: 'SEPTA replaced 3,400 feet of overhead wire and found more that needed replacing.',
    eyebrow: { text: 'Transit', url: null },
    picture: 1,
  }),
  exampleCard({
    slug: 'teacher-vacancies',
    headline: 'One in nine city classrooms has no permanent teacher',
    description: 'Principals describe a fall of shared rosters, long-term substitutes and luck.',
    eyebrow: { text: 'Education', url: null },
    section: ['/education', 'Education'],
    picture: null,
  }),
  exampleCard({
    slug: 'eagles-line',
    headline: 'The Eagles’ line is hurt again. Here is who moves where.',
    description: 'Two guards out, one rookie up, and a center who has played everywhere.',
    eyebrow: { text: 'Eagles', url: '/eagles/' },
    section: ['/eagles', 'Eagles'],
    picture: 2,
  }),
  exampleCard({
    slug: 'shore-insurance',
    headline: 'Shore towns raise their walls; insurers raise their rates',
    description: 'In Ventnor, a policy that cost $1,900 three years ago now costs $5,200.',
    eyebrow: { text: 'New Jersey', url: null },
    section: ['/news/new-jersey', 'New Jersey'],
    picture: 3,
  }),
];

/** A live blog with six entries. */
export const EXAMPLE_LIVE: StoryCard = exampleCard({
  slug: 'nor-easter',
  subtype: 'live',
  headline: 'Nor’easter reaches the city: 9 inches at the airport, and rising',
  description: 'Schools closed, regional rail on a Sunday schedule, plows out since 3 a.m.',
  section: ['/weather', 'Weather'],
  picture: 1,
  timeline: [
    ['Regional rail goes to a Sunday schedule', '2026-11-21T19:05:00Z'],
    ['Nine inches measured at the airport', '2026-11-21T18:40:00Z'],
    ['Warming centers open in six neighborhoods', '2026-11-21T17:55:00Z'],
    ['Roosevelt Boulevard closed at Cottman Avenue', '2026-11-21T17:20:00Z'],
    ['City and archdiocesan schools close for the day', '2026-11-21T15:00:00Z'],
    ['Plows have been out since 3 a.m.', '2026-11-21T12:10:00Z'],
  ].map(([header = '', timestamp = ''], index) => ({
    header,
    timestamp,
    url: `/weather/nor-easter-20261121.html/card-${index}`,
  })),
});

/** Columns with their writers' faces. */
export const EXAMPLE_OPINION: Five = [
  column(0, 'ruth-abramson', 'A city that locks its gyms at nine has decided whose evenings count'),
  column(1, 'jamal-everett', 'Stop asking teachers to be heroes. Ask the budget.'),
  column(2, 'walter-simms', 'I have held the key to this gym for 17 years'),
  column(3, 'owen-mcbride', 'The Sixers do not need another star. They need a Tuesday.'),
  column(4, 'claire-donahue', 'What the Shore owes the people who clean its houses'),
];

function column(face: number, author: string, headline: string): StoryCard {
  return exampleCard({
    slug: `column-${author}`,
    subtype: 'columnists',
    headline,
    description:
      'The vote on Thursday was about lights and locks. It was also about who may be out after dark.',
    section: ['/columnists', 'Columnists'],
    authors: [
      exampleAuthor(author, {
        image: { ...exampleCardPicture(face, ''), width: 400, height: 400 },
      }),
    ],
    picture: null,
  });
}

/** Stories of a section's river, with writers, pictures and marks. */
export const EXAMPLE_RIVER: [...Five, StoryCard, StoryCard, StoryCard] = [
  exampleCard({
    slug: 'market-street-towers',
    headline: 'Two towers on East Market will become 614 apartments',
    description:
      'The conversion, the city’s largest, keeps the lobby murals and adds a school on the second floor.',
    authors: [exampleAuthor('nora-fitzgerald')],
    section: ['/real-estate', 'Real Estate'],
    picture: 3,
  }),
  exampleCard({
    slug: 'water-main',
    headline: 'A 126-year-old water main breaks under Girard Avenue',
    description: 'It was on a list to be replaced in March. Forty-one homes have no water.',
    authors: [exampleAuthor('lena-kowalski')],
    picture: 2,
  }),
  exampleCard({
    slug: 'mummers-gallery',
    type: 'gallery',
    headline: 'Inside the clubhouse where the feathers are sewn',
    description: 'Six months of work, 9,000 plumes and one very patient tailor.',
    authors: [exampleAuthor('yuki-tanaka')],
    section: ['/photo', 'Photo'],
    promo: {
      basic: exampleCardPicture(0),
      lead_art: {
        type: 'gallery',
        _id: 'mummers',
        headline: 'Inside the clubhouse',
        images: [exampleCardPicture(0)],
        total: 14,
        canonical_url: null,
      },
      promo: null,
      longform: null,
      video: null,
      youtube: null,
    },
  }),
  exampleCard({
    slug: 'cheesesteak-film',
    type: 'video',
    headline: 'Watch: forty cheesesteaks before sunrise at the Italian Market',
    description: 'A night with the bakers, the grill and the first customers.',
    authors: [exampleAuthor('omar-haddad')],
    section: ['/video', 'Video'],
    promo: {
      basic: exampleCardPicture(2),
      lead_art: null,
      promo: null,
      longform: null,
      video: {
        type: 'video',
        _id: 'cheesesteaks',
        headline: 'Forty cheesesteaks',
        description: '',
        youtubeId: null,
        streams: [],
        captionsUrl: null,
        duration: 254_000,
        publish_date: '2026-11-20T14:00:00Z',
        promoImage: exampleCardPicture(2),
        canonical_url: null,
      },
      youtube: null,
    },
  }),
  exampleCard({
    slug: 'harrisburg-podcast',
    subtype: 'podcast',
    headline: 'What the budget standoff costs a school that opened in debt',
    description: 'On this week’s episode, a superintendent counts the days.',
    authors: [exampleAuthor('marcus-whitfield')],
    section: ['/politics', 'Politics'],
    picture: null,
  }),
  exampleCard({
    slug: 'flyers-goalie',
    headline: 'Flyers call up a goalie who drove an ice resurfacer last winter',
    description: 'He is 27, from Bensalem, and has stopped 94 of his last 97 shots.',
    authors: [exampleAuthor('peter-novak')],
    distributor: null,
    section: ['/flyers', 'Flyers'],
    picture: 1,
  }),
  exampleCard({
    slug: 'hospital-merger',
    headline: 'Two hospital systems call off their merger after 14 months',
    description: 'Each blames the regulator. The regulator blames the map.',
    authors: [exampleAuthor('grace-liu'), exampleAuthor('ben-ashworth')],
    section: ['/health', 'Health'],
    picture: 0,
  }),
  exampleCard({
    slug: 'zoo-otters',
    headline: 'The zoo’s river otters have learned to open the gate',
    description: 'Keepers have changed the latch twice. The otters have been patient.',
    section: ['/life', 'Life'],
    picture: null,
  }),
];
