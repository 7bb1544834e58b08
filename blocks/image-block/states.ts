import { exampleCardPicture } from '../../components/cards/exampleCard';

const { url } = exampleCardPicture(2);
const picture = {
  imageUrl: url,
  width: 1500,
  height: 1000,
  alt: 'Brick houses under an evening sky',
  credit: 'Dana Whitlock / Staff Photographer',
};

/** Named states of the picture block. */
const states = {
  picture: { fields: { ...picture, caption: 'South Ninth Street, where the lights stayed on.' } },
  longCaption: {
    fields: {
      ...picture,
      caption:
        'Walter Simms, 71, unlocks the gym at the Marian Anderson center, as he has done every weekday since 2009, while the evening’s first players wait on the steps with a ball, a thermos of tea and a radio that has not worked since the summer.',
    },
  },
  creditOnly: { fields: picture },
  linked: { fields: { ...picture, link: '/photo/', caption: 'More of our photographers’ work' } },
  card: { fields: { ...picture, type: 'card', ratio: '16x9', caption: 'Not shown on a card' } },
  linkedCard: {
    fields: { ...picture, type: 'card', link: '/photo/', caption: 'Shown on a linked card' },
  },
  topper: {
    fields: { ...picture, type: 'topper', ratio: '16x9', priority: true, caption: 'Ninth Street' },
  },
  decorative: { fields: { imageUrl: url } },
  empty: { fields: {} },
} as const;

export default states;
