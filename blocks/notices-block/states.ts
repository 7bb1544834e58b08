import type { BlockStates } from 'fusion:states';
import { exampleNotice, exampleNotices, exampleShortNotice } from './notices/exampleNotices';

const search = { feature: 'notice-search', fields: {} } as const;
const one = { feature: 'notice', fields: {} } as const;

/** Named states of the death notices. */
const states: BlockStates = {
  newest: { ...search, requestUri: '/obituaries/', content: { 'notices-api': exampleNotices } },
  ofTown: {
    ...search,
    requestUri: '/obituaries/?q=harkavy&town=Port+Richmond&page=2',
    content: { 'notices-api': { ...exampleNotices, notices: [exampleNotice] } },
  },
  nothing: {
    ...search,
    requestUri: '/obituaries/?q=zzyzx',
    content: { 'notices-api': { ...exampleNotices, notices: [], total: 0 } },
  },
  notAvailable: { ...search, requestUri: '/obituaries/', content: { 'notices-api': null } },
  notice: { ...one, globalContent: exampleNotice },
  shortNotice: { ...one, globalContent: exampleShortNotice },
  noNotice: one,
};

export default states;
