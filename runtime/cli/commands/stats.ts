import type { Command } from 'commander';
import type { SiteConfig } from '../config';
import { stopBySignal } from '../stopBySignal';
import { serve } from './serve';

const SECOND = 1000;
/** Times as fast as life: above it a game is over before a page is. */
const MAX_SPEED = 3600;

interface RecordFlags {
  out: string;
  sport?: string;
  league?: string;
  event?: string[];
  every: string;
  until?: string;
}

/** `broadsheet stats`: keep the games of a provider, and play them again. */
export function addStatsCommands(program: Command, config: SiteConfig): void {
  const stats = program
    .command('stats')
    .description("Keep a statistics provider's answers, and play them again.");
  stats
    .command('record')
    .description('Keep the answers of the provider that STATS_PROVIDER_URL names, without keys.')
    .option('--out <folder>', 'where to keep them', 'recording')
    .option('--sport <sport>', 'only of this sport: football')
    .option('--league <league>', 'only of this league: nfl')
    .option('--event <ids...>', 'these games; else those that are on or begin within 12 hours')
    .option('--every <seconds>', 'how often to ask for a game', '10')
    .option('--until <status>', 'final: end with the last of the games')
    .action((flags: RecordFlags) => record(config, flags));
  stats
    .command('replay')
    .argument('<folder>', 'what stats record has kept')
    .description('Serve the built site with recorded games, from their first answer on.')
    .option('--speed <times>', 'how much faster than life', '1')
    .action((folder: string, { speed }: { speed: string }) => replay(config, folder, speed));
}

async function record({ stats }: SiteConfig, flags: RecordFlags): Promise<void> {
  const { out, sport, league, event = [], every, until } = flags;
  if (until !== undefined && until !== 'final') {
    throw new Error(`--until must be final, not "${until}".`);
  }
  const stopped = new AbortController();
  const recording = stats.record({
    folder: out,
    ...(sport ? { sport } : {}),
    ...(league ? { league } : {}),
    events: event.map((id) => parseNumber('--event', id, { isWhole: true })),
    every: parseNumber('--every', every, { isWhole: true, most: 3600 }) * SECOND,
    isUntilFinal: until === 'final',
    report: (line) => console.log(line),
    signal: stopped.signal,
  });
  const ended = recording.then((count) => console.log(`${count} answers are kept in ${out}.`));
  stopBySignal(() => {
    stopped.abort();
    return ended;
  });
  await ended;
}

async function replay({ stats }: SiteConfig, folder: string, speed: string): Promise<void> {
  const times = parseNumber('--speed', speed, { most: MAX_SPEED });
  const { site, answers, seconds, begin } = await stats.replay(folder, times);
  await serve(site);
  // Only now: a site that fills its database first would miss the beginning.
  begin();
  const minutes = Math.ceil(seconds / 60);
  console.log(`${answers} answers are played in ${minutes} min, then they stay as they are.`);
}

/** @throws Error that names the flag */
function parseNumber(
  flag: string,
  text: string,
  { isWhole = false, most = Number.MAX_SAFE_INTEGER }: { isWhole?: boolean; most?: number },
): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number > 0 && number <= most && (!isWhole || Number.isInteger(number))) return number;
  const kind = isWhole ? 'a whole number' : 'a number';
  const bound = most === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${most}`;
  throw new Error(`${flag} must be ${kind} above 0${bound}, not "${text}".`);
}
