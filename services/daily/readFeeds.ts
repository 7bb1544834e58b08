import type { z } from 'zod';
import { comic } from './Comic';
import { crossword } from './Crossword';
import type { DailyFeeds } from './DailyFeeds';
import type { Feed } from './feeds/Feed';
import { readList } from './feeds/readList';
import { remoteFeed } from './feeds/remoteFeed';
import { job } from './listings/Job';
import { notice } from './listings/Notice';
import { forecast, type Forecast } from './weather/Forecast';
import { nwsForecast } from './weather/nwsForecast';

type Env = Readonly<Record<string, string | undefined>>;
type Warn = (line: string) => void;

/** s for which a feed of the publisher's is fresh. */
const FRESH_S = 300;

/**
 * The feeds that the environment names (`CROSSWORDS_FEED`, `NWS_POINT` or `WEATHER_FEED`, `NOTICES_FEED`, `JOBS_FEED`, `COMICS_FEED`); in place of each that it does not, the given one.
 *
 * @throws Error that names the variable which is wrong
 */
export function readFeeds(env: Env, given: DailyFeeds, warn: Warn): DailyFeeds {
  const listOf = <T>(variable: string, name: string, schema: z.ZodType<T>): Feed<T[]> | null => {
    const address = readAddress(env, variable);
    if (!address) return null;
    const load = async (ask: (address: string) => Promise<unknown>) =>
      readList(await ask(address), name, schema, warn);
    return remoteFeed({ name, load, maxAge: FRESH_S, warn });
  };
  return {
    crosswords: listOf('CROSSWORDS_FEED', 'crosswords', crossword) ?? given.crosswords,
    weather: weatherOf(env, warn) ?? given.weather,
    notices: listOf('NOTICES_FEED', 'notices', notice) ?? given.notices,
    jobs: listOf('JOBS_FEED', 'jobs', job) ?? given.jobs,
    comics: listOf('COMICS_FEED', 'comics', comic) ?? given.comics,
  };
}

/**
 * The weather: of the National Weather Service for `NWS_POINT` (`39.9526,-75.1652`), which wants to know by
 * `NWS_CONTACT` who asks; else of a feed in our own shape (`WEATHER_FEED`).
 */
function weatherOf(env: Env, warn: Warn): Feed<Forecast> | null {
  const point = env['NWS_POINT'];
  const rest = { name: 'weather', maxAge: FRESH_S, warn };
  if (point) {
    if (!/^-?\d{1,3}(?:\.\d{1,4})?,-?\d{1,3}(?:\.\d{1,4})?$/.test(point))
      throw new Error(
        `NWS_POINT must be latitude and longitude (39.9526,-75.1652), not "${point}"`,
      );
    const contact = env['NWS_CONTACT'];
    if (!contact)
      throw new Error('NWS_POINT is set, so NWS_CONTACT must be: an address of mail or of the web');
    const base = (readAddress(env, 'NWS_URL') || 'https://api.weather.gov').replace(/\/$/, '');
    return remoteFeed({
      ...rest,
      load: (ask) => nwsForecast(ask, base, point),
      headers: { 'user-agent': `Broadsheet (${contact})` },
    });
  }
  const address = readAddress(env, 'WEATHER_FEED');
  if (!address) return null;
  return remoteFeed({ ...rest, load: async (ask) => forecast.parse(await ask(address)) });
}

function readAddress(env: Env, variable: string): string {
  const address = env[variable] ?? '';
  if (address && !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new Error(`${variable} must be an address, not "${address}"`);
  return address;
}
