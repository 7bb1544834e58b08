import type { BlockStates } from 'fusion:states';
import { exampleJob, exampleJobs, exampleShortJob } from './jobs/exampleJobs';

const search = { feature: 'job-search', fields: {} } as const;
const one = { feature: 'job', fields: {} } as const;

/** Named states of the jobs. */
const states: BlockStates = {
  newest: { ...search, requestUri: '/jobs/', content: { 'jobs-api': exampleJobs } },
  ofPlaceAndType: {
    ...search,
    requestUri: '/jobs/?q=press&place=Bristol&type=full-time',
    content: { 'jobs-api': { ...exampleJobs, jobs: [exampleJob], total: 1 } },
  },
  nothing: {
    ...search,
    requestUri: '/jobs/?q=zzyzx',
    content: { 'jobs-api': { ...exampleJobs, jobs: [], total: 0 } },
  },
  notAvailable: { ...search, requestUri: '/jobs/', content: { 'jobs-api': null } },
  job: { ...one, globalContent: exampleJob },
  shortJob: { ...one, globalContent: exampleShortJob },
  noJob: one,
};

export default states;
