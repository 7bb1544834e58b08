import type { BlockStates } from 'fusion:states';
import { exampleAuthor, exampleCardPicture } from '../../components/cards/exampleCard';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const okafor = exampleAuthor('maya-okafor', {
  image: { ...exampleCardPicture(1, ''), width: 600, height: 600 },
  org: 'The Broadsheet',
  role: 'City Hall reporter',
  bio: 'Maya Okafor covers City Hall: who decides, who pays, and who was not in the room. Before that she reported on housing courts in Newark.',
  email: 'mokafor@broadsheet.example',
  twitter: '@mayaokafor',
  instagram: 'https://www.instagram.com/mayaokafor',
});
const feed = { 'content-feed': { stories: EXAMPLE_RIVER, total: 48 } };

/** Named states of the author front. */
const states: BlockStates = {
  author: {
    fields: {},
    globalContent: okafor,
    requestUri: '/author/maya-okafor',
    content: feed,
  },
  secondPage: {
    fields: {},
    globalContent: okafor,
    requestUri: '/author/maya-okafor?page=2',
    content: feed,
  },
  withoutDetails: {
    fields: {},
    globalContent: exampleAuthor('q-lastname', { name: '', byline: '' }),
    requestUri: '/author/q-lastname',
    content: { 'content-feed': { stories: [], total: 0 } },
  },
  ofField: {
    fields: { authorId: 'maya-okafor' },
    content: { ...feed, 'author-data-api': okafor },
  },
  elsewhere: { fields: {}, globalContent: { _id: '/news', name: 'News' } },
};

export default states;
