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
  bylines: {
    fields: { avatars: false },
    globalContent: exampleStory({
      bylines: { section: 'Sports', date: '2026-11-20T14:05:00Z', time: '' },
    }),
  },
  'bylines in words': {
    fields: { avatars: false },
    globalContent: exampleStory({
      affiliation: 'Associated Wire',
      bylines: { section: 'Sports', date: '', time: '2:05 p.m. ET' },
    }),
  },
  nobody: {
    fields: { date: false },
    globalContent: exampleStory({ authors: [exampleAuthor('no_author', { byline: 'No Author' })] }),
  },
  elsewhere: { fields: {}, globalContent: { _id: '/news', name: 'News' } },
} as const;

export default states;
