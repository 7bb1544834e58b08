import { z } from 'zod';
import { comic } from '../../services/daily/Comic';
import { crossword } from '../../services/daily/Crossword';
import { job } from '../../services/daily/listings/Job';
import { notice } from '../../services/daily/listings/Notice';
import { forecast } from '../../services/daily/weather/Forecast';
import { drawPanel } from '../art/comics/panels';
import { demoFeeds } from './demoFeeds';
import { STRIPS } from './comics/strips';

/** Of each season, at changes of the clock, and on the last day of February. */
const MOMENTS = [
  '2026-11-21T17:00:00Z',
  '2027-07-04T03:59:00Z',
  '2027-03-14T06:59:00Z',
  '2027-11-07T05:30:00Z',
  '2028-02-29T12:00:00Z',
];

const at = (moment: string) => demoFeeds(() => new Date(moment));

describe.each(MOMENTS)('the demo’s feeds at %s', (moment) => {
  const feeds = at(moment);

  it('are what the service takes of a publisher', async () => {
    z.array(crossword)
      .min(3)
      .parse(await feeds.crosswords?.read());
    z.array(notice)
      .min(60)
      .parse(await feeds.notices?.read());
    z.array(job)
      .min(20)
      .parse(await feeds.jobs?.read());
    z.array(comic)
      .min(28)
      .parse(await feeds.comics?.read());
    forecast.parse(await feeds.weather?.read());
  });

  it('have each id once, and nothing of a day to come', async () => {
    const notices = (await feeds.notices?.read()) ?? [];
    const jobs = (await feeds.jobs?.read()) ?? [];
    for (const all of [notices, jobs])
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const today = new Date(Date.parse(moment)).toISOString().slice(0, 10);
    expect(notices.every(({ published, died }) => published <= today && died < published)).toBe(
      true,
    );
    expect(jobs.every(({ posted }) => posted <= today)).toBe(true);
  });

  it('say the same when they are asked again', async () => {
    expect(await at(moment).notices?.read()).toEqual(await feeds.notices?.read());
    expect(await at(moment).weather?.read()).toEqual(await feeds.weather?.read());
  });

  it('have weather of the season, warmer by day than by night', async () => {
    const read = await feeds.weather?.read();
    const month = new Date(moment).getUTCMonth();
    const [first] = read?.days ?? [];
    expect(first?.high).toBeGreaterThan(month === 6 ? 70 : 20);
    expect(first?.high).toBeLessThan(month === 6 ? 105 : 80);
    for (const { high, low } of read?.days ?? []) expect(high ?? 0).toBeGreaterThan(low ?? 0);
    expect(Date.parse(read?.hours[0]?.at ?? '')).toBeLessThanOrEqual(Date.parse(moment));
  });
});

it.each(
  Object.values(STRIPS).flatMap(({ title, days }) =>
    days.flatMap((day) => day.map(([look]) => [title, look] as const)),
  ),
)('%s is drawn: %s', (title, look) => {
  const name = title === 'Stoop' ? 'stoop' : 'municipal-cat';
  const drawn = drawPanel(name, look.split(' '));
  expect(drawn).toMatch(/^<svg .*<\/svg>$/s);
  expect(drawn).not.toMatch(/NaN|undefined/);
});
