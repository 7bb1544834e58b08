import type { BlockStates } from 'fusion:states';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';

/** Named states of the search page. */
const states: BlockStates = {
  results: {
    fields: {},
    requestUri: '/search?query=water+main',
    content: { search: { stories: EXAMPLE_RIVER, total: 1284 } },
  },
  newestSecondPage: {
    fields: {},
    requestUri: '/search?query=water+main&sort=date&page=2',
    content: { search: { stories: EXAMPLE_RIVER, total: 1284 } },
  },
  oneResult: {
    fields: {},
    requestUri: '/search?query=otters',
    content: { search: { stories: EXAMPLE_RIVER.slice(7), total: 1 } },
  },
  nothing: {
    fields: {},
    requestUri: '/search?query=zzyzx',
    content: { search: { stories: [], total: 0 } },
  },
  notAsked: { fields: {}, requestUri: '/search' },
  notAvailable: { fields: {}, requestUri: '/search?query=otters', content: { search: null } },
};

export default states;
