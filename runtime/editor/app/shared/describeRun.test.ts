import type { RunRow } from '../../contract/versions';
import { describeRun } from './describeRun';
import { formatMoment, formTime } from './moments';

const zone = 'America/New_York';
const now = Date.parse('2026-11-21T12:00:00Z');
const run = (more: Partial<RunRow>): RunRow => ({
  id: 1,
  website: 'daily',
  version: 3,
  publishAt: '2026-11-21T11:30:00Z',
  expireAt: null,
  zone,
  state: 'done',
  failure: null,
  createdBy: 'ada',
  ranAt: '2026-11-21T11:30:00.400Z',
  ...more,
});

describe('A time', () => {
  it.each([
    ['2026-11-21T11:30:00Z', '6:30 a.m. EST Nov. 21'],
    ['2026-07-04T16:00:00Z', '12 p.m. EDT July 4'],
    ['2027-01-01T05:05:00Z', '12:05 a.m. EST Jan. 1, 2027'],
  ])('%s is %s in the paper', (time, expected) => {
    expect(formatMoment(time, zone, now)).toBe(expected);
  });

  it('stands in a form as clocks in the zone say it', () => {
    expect(formTime(now, zone)).toEqual({ date: '2026-11-21', time: '07:00' });
    expect(formTime(now, 'Asia/Tokyo')).toEqual({ date: '2026-11-21', time: '21:00' });
  });
});

describe('A planned version', () => {
  it.each<[string, Partial<RunRow>, string, string, string | null]>([
    [
      'that waits',
      { state: 'waiting', publishAt: '2026-11-22T11:00:00Z', ranAt: null },
      'Waiting',
      '6 a.m. EST Nov. 22',
      'Cancel',
    ],
    [
      'that no server has run',
      { state: 'waiting', publishAt: '2026-11-21T11:00:00Z', ranAt: null },
      'Late',
      '6 a.m. EST Nov. 21; not run yet, 60 minutes late',
      'Cancel',
    ],
    [
      'that readers see for now',
      { state: 'live', expireAt: '2026-11-23T00:00:00Z' },
      'Live',
      '6:30 a.m. EST Nov. 21, until 7 p.m. EST Nov. 22',
      'Don’t expire',
    ],
    [
      'that no server has taken down',
      { state: 'live', expireAt: '2026-11-21T11:50:00Z' },
      'Late',
      '6:30 a.m. EST Nov. 21, until 6:50 a.m. EST Nov. 21; not taken down yet, 10 minutes late',
      'Don’t expire',
    ],
    ['that ran in time', {}, 'Done', '6:30 a.m. EST Nov. 21', null],
    [
      'that ran late',
      { ranAt: '2026-11-21T11:31:10Z' },
      'Done',
      '6:30 a.m. EST Nov. 21; 70 seconds late',
      null,
    ],
    [
      'that failed',
      { state: 'failed', failure: 'no such block' },
      'Failed',
      '6:30 a.m. EST Nov. 21; no such block',
      null,
    ],
    [
      'that was given up',
      { state: 'cancelled', ranAt: null },
      'Canceled',
      '6:30 a.m. EST Nov. 21',
      null,
    ],
  ])('%s', (_what, more, state, detail, cancel) => {
    expect(describeRun(run(more), now)).toMatchObject({ state, detail, cancel });
  });
});
