import type { BlockState, BlockStates } from 'fusion:states';
import { exampleCardPicture } from '../../components/cards/exampleCard';
import type { TrendingAvatar } from './TrendingAvatar';

const NAMES = [
  'Owen McBride',
  'Tom Gallagher',
  'Isaiah Brooks',
  'Peter Novak',
  'Victor Santoro',
  'Darnell Pugh',
  'Frank Dellarosa',
  'Ruth Abramson-Fitzgerald',
  'Walt Jankowski',
] as const;

const avatars = (count: number, publishedAt = '2026-11-20T12:00:00Z'): TrendingAvatar[] =>
  NAMES.slice(0, count).map((label, index) => ({
    _id: label.toLowerCase().replace(' ', '-'),
    url: `/sports/column-${index}-20261120.html`,
    image: index === 3 ? null : exampleCardPicture(index, `Portrait of ${label}`),
    label,
    storyId: `column-${index}`,
    headline: `What ${label} thinks of the fourth quarter`,
    publishedAt,
  }));

const of = (content: readonly TrendingAvatar[]): BlockState => ({
  fields: { authors: content.map(({ _id }) => _id) },
  content: { 'trending-avatars-api': content },
});

/** Named states of the strip of columnists. */
const states: BlockStates = {
  nine: of(avatars(9)),
  three: of(avatars(3)),
  new: of(avatars(5, new Date().toISOString())),
  unknownAuthor: of([
    ...avatars(2),
    {
      _id: 'no-such-writer',
      url: '/author/no-such-writer',
      image: null,
      label: 'no-such-writer',
      storyId: '',
      headline: '',
      publishedAt: '',
    },
  ]),
  none: { fields: { authors: [] } },
};

export default states;
