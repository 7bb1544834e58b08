import type { BlockStates } from 'fusion:states';

/** Named states of the newsletter card. */
const states: BlockStates = {
  sportsDaily: { fields: {} },
  ownTexts: {
    fields: {
      newsletterId: 'LETS-EAT',
      header: 'Hungry on game day?',
      title: 'Game day eats',
      listName: 'Game Day Eats',
      description: 'Where to eat before the first whistle, and what to bring to the lot.',
    },
  },
  unknownNewsletter: { fields: { newsletterId: 'NO-SUCH-LIST' } },
};

export default states;
