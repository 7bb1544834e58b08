import type { BlockStates } from 'fusion:states';
import { exampleCard, exampleCardPicture, exampleAuthor } from '../../components/cards/exampleCard';

const gallery = (index: number) =>
  exampleCard({
    slug: `gallery-${index}`,
    type: 'gallery',
    headline: `Photos: Inside the clubhouse where the feathers are sewn, night ${index + 1}`,
    description: 'Six months of work, 9,000 plumes and one very patient tailor.',
    authors: [exampleAuthor(index % 2 ? 'dana-whitlock' : 'yuki-tanaka')],
    section: ['/photo', 'Photo'],
    promo: {
      basic: exampleCardPicture(index),
      lead_art: {
        type: 'gallery',
        _id: `gallery-${index}`,
        headline: '',
        images: [exampleCardPicture(index)],
        total: 6 + index,
        canonical_url: null,
      },
      promo: null,
      longform: null,
      video: null,
      youtube: null,
    },
  });
const feed = (count: number) => ({
  'content-feed': {
    stories: Array.from({ length: count }, (_, index) => gallery(index)),
    total: count,
  },
});

/** Named states of the photo front. */
const states: BlockStates = {
  wall: {
    fields: { description: 'The work of our photographers.' },
    requestUri: '/photo/',
    content: feed(15),
  },
  few: { fields: { title: 'Pictures' }, requestUri: '/photo/', content: feed(3) },
  one: { fields: {}, requestUri: '/photo/', content: feed(1) },
  empty: {
    fields: {},
    requestUri: '/photo/',
    content: {
      'content-feed': {
        stories: [exampleCard({ slug: 'x', headline: 'No picture', picture: null })],
        total: 1,
      },
    },
  },
};

export default states;
