import { exampleStory } from '../../components/article/exampleStory';
import { exampleAuthor } from '../../components/cards/exampleCard';

/** Named states of the byline. */
const states = {
  two: { fields: {}, globalContent: exampleStory() },
  expanded: { fields: { type: 'expanded' }, globalContent: exampleStory() },
  distributor: {
    fields: { avatars: false },
    globalContent: exampleStory({
      authors: [exampleAuthor('ana-ruiz', { byline: 'By Ana Ruiz, Associated Wire' })],
      distributor: { name: 'Associated Wire', category: 'wires' },
    }),
  },
  nobody: {
    fields: { date: false },
    globalContent: exampleStory({ authors: [exampleAuthor('no_author', { byline: 'No Author' })] }),
  },
  elsewhere: { fields: {}, globalContent: { _id: '/news', name: 'News' } },
} as const;

export default states;
