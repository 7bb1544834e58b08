import type { Job, Jobs } from '../../../content/schemas/job';
import { readJob } from './readJob';

const RAW = {
  id: 'pressroom-mechanic-delaware-valley-printing-cooperative',
  title: 'Pressroom Mechanic',
  employer: 'Delaware Valley Printing Cooperative',
  place: 'Bristol',
  type: 'full-time',
  pay: '$29 to $34 an hour',
  posted: '2026-11-18',
  closes: '2026-12-18',
  text: [
    'You keep two web presses and everything that folds, cuts and stacks behind them running through the night.',
    'You have five years with industrial machines, can read a wiring diagram and don’t mind ink.',
  ],
  apply: 'https://jobs.example/dvpc/pressroom-mechanic',
};

const readExample = (more: object): Job => {
  const job = readJob({ ...RAW, ...more });
  if (!job) throw new Error('The example is no job');
  return job;
};

export const exampleJob = readExample({});

/** That says as little as may be. */
export const exampleShortJob = readExample({
  id: 'gift-wrapper',
  title: 'Gift Wrapper',
  employer: 'Strand & Sons',
  type: 'temporary',
  place: '',
  pay: '',
  closes: null,
  text: [],
  apply: null,
});

export const exampleJobs: Jobs = {
  jobs: [exampleJob, exampleShortJob],
  total: 22,
  places: ['Bristol', 'Camden', 'Media'],
};
