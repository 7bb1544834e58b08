import type { LiveCard } from '../../../../content/schemas/ans';

/** An entry of a live blog, for tests. */
export const exampleLiveCard = (number: number, timestamp: string): LiveCard => ({
  _id: `c${number}`,
  header: `Entry ${number}`,
  url: `/news/a.html/card-${number}`,
  anchor: `card-${number}`,
  timestamp,
  pinned: false,
  liveBlogName: '',
  relatedLinks: [],
  elements: [{ type: 'text', _id: 't', content: `Words of <b>${number}</b>.` }],
});
