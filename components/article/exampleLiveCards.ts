import type { ContentElement, LiveCard } from '../../content/schemas/ans';
import { examplePicture } from './examplePicture';

const text = (id: string, content: string): ContentElement => ({ type: 'text', _id: id, content });

/** Minutes between two example cards. */
const APART = 25;
const NEWEST = Date.parse('2026-11-19T22:40:00Z');

const POSTS: [header: string, ...paragraphs: string[]][] = [
  [
    'Cobbs Creek Parkway reopens; Lincoln Drive stays shut',
    'Crews cleared a fallen sycamore near Thomas Avenue, and traffic is moving again in both directions.',
    '“You can see the yellow line, and then you can’t see the yellow line,” said Lou Banaszak, a foreman. “When you can’t see it, don’t go in.”',
  ],
  [
    'In Manayunk, the sandbags go down before the river comes up',
    'Dee Marchand has moved the same 11 café tables up the same flight of stairs four times in six years.',
  ],
  [
    'Two Regional Rail lines suspended after trees fall on wires',
    'Service on the Manayunk/Norristown and Cynwyd Lines is suspended until further notice. Tickets are honored on parallel bus routes.',
  ],
  [
    'Peak gust: 61 mph at the airport',
    'The strongest wind so far came during a burst that lasted about 10 minutes as the heaviest band crossed the Delaware River.',
  ],
  [
    'Shore towns ride out the first of two high tides',
    'Water covered Landis Avenue in Sea Isle City for a little under two hours. Neither town reported water in houses.',
  ],
  [
    'Delaware County opens a shelter at a Darby school',
    'Within the first hour, 22 people, five dogs and a cockatiel named Senator had checked in.',
  ],
  [
    'What to expect as the storm arrives',
    'For the city and its suburbs, forecasters expect 2 to 4 inches of rain and gusts of 50 to 60 mph.',
  ],
];

/** The n-th card from the top, from 1, for named states and tests; `part` says what is special. */
export function exampleLiveCard(n: number, part: Partial<LiveCard> = {}): LiveCard {
  const [header, ...paragraphs] = POSTS[(n - 1) % POSTS.length] ?? [''];
  return {
    _id: `card-${n}`,
    header,
    url: `/news/live-20261119.html/card-${n}`,
    anchor: `card-${n}`,
    timestamp: new Date(NEWEST - (n - 1) * APART * 60_000).toISOString(),
    pinned: false,
    liveBlogName: '',
    relatedLinks: [],
    elements: paragraphs.map((content, index) => text(`${n}-${index}`, content)),
    ...part,
  };
}

/** A pinned card with a list and a picture. */
export const EXAMPLE_PINNED_CARD = exampleLiveCard(1, {
  _id: 'card-p',
  url: '/news/live-20261119.html/card-p',
  anchor: 'card-p',
  header: 'What we know right now',
  pinned: true,
  relatedLinks: [{ title: 'The latest forecast and warnings', link: '/weather/' }],
  elements: [
    text('p-1', 'The back edge of the rain has reached western Chester County.'),
    {
      type: 'list',
      _id: 'p-2',
      ordered: false,
      items: [
        { content: '<b>Power:</b> About 41,000 homes and businesses are without service.' },
        {
          content: '<b>Roads:</b> Kelly Drive is closed from Fountain Green Drive to Falls Bridge.',
        },
      ],
    },
    examplePicture(1),
  ],
});
