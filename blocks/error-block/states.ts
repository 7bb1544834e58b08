import type { BlockStates } from 'fusion:states';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const latest = { 'content-feed': { stories: EXAMPLE_RIVER.slice(0, 5), total: 5 } };

/** Named states of the error page. */
const states: BlockStates = {
  notFound: { fields: { status: '404' }, content: latest },
  failed: { fields: { status: '500' }, content: latest },
  everythingDown: { fields: { status: '503' } },
  ownTexts: {
    fields: {
      status: '404',
      title: 'No such restaurant',
      text: 'It may have closed.',
      latest: false,
    },
  },
};

export default states;
