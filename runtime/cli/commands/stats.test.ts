import { Command } from 'commander';
import type { SiteConfig, StatsRecorder, StatsToRecord } from '../config';
import { addStatsCommands } from './stats';

const asked: StatsToRecord[] = [];
const stats: StatsRecorder = {
  record: async (wanted) => {
    asked.push(wanted);
    return 12;
  },
  replay: async (folder, speed) => {
    throw new Error(`replay of ${folder} at ${speed}`);
  },
};

/** What the command says. */
async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const program = new Command('broadsheet').exitOverride();
  addStatsCommands(program, { stats } as SiteConfig);
  const listeners = (['SIGINT', 'SIGTERM'] as const).map(
    (name) => [name, process.listeners(name)] as const,
  );
  try {
    await program.parseAsync(['node', 'broadsheet', 'stats', ...words]);
  } finally {
    for (const [name, before] of listeners) {
      for (const added of process.listeners(name)) {
        if (!before.includes(added)) process.removeListener(name, added);
      }
    }
  }
  return said;
}

afterEach(() => {
  asked.length = 0;
  jest.restoreAllMocks();
});

describe('broadsheet stats record', () => {
  it('keeps the games that are near, every 10 s, until it is stopped', async () => {
    expect(await run('record')).toEqual(['12 answers are kept in recording.']);
    expect(asked).toMatchObject([
      { folder: 'recording', events: [], every: 10_000, isUntilFinal: false },
    ]);
    expect(asked[0]).not.toHaveProperty('league');
  });

  it('takes league, games and how often', async () => {
    const words = '--out games --league nfl --event 3001 3002 --every 5 --until final';
    await run('record', ...words.split(' '));
    expect(asked).toMatchObject([
      { folder: 'games', league: 'nfl', events: [3001, 3002], every: 5000, isUntilFinal: true },
    ]);
  });

  it.each([
    ['--every 0', '--every must be a whole number above 0 and at most 3600, not "0".'],
    ['--every 1.5', '--every must be a whole number above 0 and at most 3600, not "1.5".'],
    ['--event eagles', '--event must be a whole number above 0, not "eagles".'],
    ['--until half', '--until must be final, not "half".'],
  ])('refuses %s', async (words, message) => {
    await expect(run('record', ...words.split(' '))).rejects.toThrow(message);
    expect(asked).toEqual([]);
  });
});

describe('broadsheet stats replay', () => {
  it.each([
    ['recording --speed 60', 'replay of recording at 60'],
    ['recording', 'replay of recording at 1'],
    ['recording --speed -1', '--speed must be a number above 0 and at most 3600, not "-1".'],
    ['recording --speed 3601', '--speed must be a number above 0 and at most 3600, not "3601".'],
    ['recording --speed 0', '--speed must be a number above 0 and at most 3600, not "0".'],
    ['recording --speed fast', '--speed must be a number above 0 and at most 3600, not "fast".'],
  ])('%s: %s', async (words, message) => {
    await expect(run('replay', ...words.split(' '))).rejects.toThrow(message);
  });
});
