import type { z } from 'zod';
import { crossword } from './Crossword';
import type { DailyFeeds } from './DailyFeeds';
import type { Feed } from './feeds/Feed';
import { readList } from './feeds/readList';
import { remoteFeed } from './feeds/remoteFeed';

type Env = Readonly<Record<string, string | undefined>>;
type Warn = (line: string) => void;

/** s for which a feed of the publisher's is fresh. */
const FRESH_S = 300;

/**
 * The feeds that the environment names (`CROSSWORDS_FEED`); in place of each that it does not, the given one.
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
  };
}

function readAddress(env: Env, variable: string): string {
  const address = env[variable] ?? '';
  if (address && !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new Error(`${variable} must be an address, not "${address}"`);
  return address;
}
