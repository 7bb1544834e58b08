import { clearCache } from '@growthbook/growthbook';
import { setTimeout as pause } from 'node:timers/promises';
import { GrowthBookFeatures } from './GrowthBookFeatures';
import { openGrowthBook, type PlayedGrowthBook } from './testing/openGrowthBook';

const KEY = 'sdk-a1B2c3';
const HERO = { hero: { defaultValue: 'small', rules: [{ force: 'big', coverage: 0.5 }] } };
/** All but the date goes on as it is. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
/** 128 bits. */
const SECRET = Buffer.from('0123456789abcdef').toString('base64');

let host: PlayedGrowthBook;
let opened: GrowthBookFeatures[];
let warned: string[];

beforeEach(async () => {
  await clearCache();
  host = await openGrowthBook(KEY);
  opened = [];
  warned = [];
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...REAL] });
});
afterEach(async () => {
  for (const features of opened) features.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
  await host.close();
});

function open(decryptionKey?: string): GrowthBookFeatures {
  const address = {
    apiHost: host.apiHost,
    clientKey: KEY,
    ...(decryptionKey && { decryptionKey }),
  };
  const features = new GrowthBookFeatures(address, (line) => warned.push(line));
  opened.push(features);
  return features;
}

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

const questions = () => host.asked.filter((path) => path === `/api/features/${KEY}`).length;

/** Waits for what comes by the network. */
async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await pause(5);
}

it('features are read from {host}/api/features/{key}, as they are there', async () => {
  host.features = HERO;
  const read = await open().read();
  expect(read.features).toEqual(HERO);
  expect(read.dateUpdated).toMatch(/^2026-11-20T/);
  expect(host.asked[0]).toBe(`/api/features/${KEY}`);
  expect(warned).toEqual([]);
});

it('lists of readers that a condition names come with them', async () => {
  host.features = {
    hero: {
      defaultValue: 'small',
      rules: [{ condition: { id: { $inGroup: 'staff' } }, force: 'big' }],
    },
  };
  host.savedGroups = { staff: ['dana', 'reuben'] };
  expect((await open().read()).savedGroups).toEqual({ staff: ['dana', 'reuben'] });
});

it('however many read at once, the host is asked once', async () => {
  host.features = HERO;
  const features = open();
  const all = await Promise.all(Array.from({ length: 50 }, () => features.read()));
  expect(all.every((read) => 'hero' in read.features!)).toBe(true);
  expect(questions()).toBe(1);
});

it('what is encrypted is opened, so that browsers need no key', async () => {
  host.encryptionKey = SECRET;
  host.features = HERO;
  const read = await open(SECRET).read();
  expect(read.features).toEqual(HERO);
  expect(JSON.stringify(read)).not.toContain('encrypted');
  expect(warned).toEqual([]);
});

it.each([
  ['with another key', Buffer.from('fedcba9876543210').toString('base64')],
  ['without a key', undefined],
])(
  'what is encrypted can’t be opened %s: there are no features, and the log says why',
  async (_name, key) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    host.encryptionKey = SECRET;
    host.features = HERO;
    expect((await open(key).read()).features).toEqual({});
    expect(warned).toEqual([
      'Experiments, Failed to decrypt: GROWTHBOOK_DECRYPTION_KEY is not the key of this SDK connection',
    ]);
    expect(said).toHaveBeenCalled();
  },
);

it('while the host fails there are no features; it is asked again after 10 s, and the log says it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  host.features = HERO;
  host.isDown = true;
  const features = open();
  expect((await features.read()).features).toEqual({});
  expect(warned).toEqual(['Experiments, GrowthBook can’t be asked: HTTP error: 503']);
  host.isDown = false;
  pass(9000);
  expect((await features.read()).features).toEqual({});
  expect(questions()).toBe(1);
  pass(2000);
  expect((await features.read()).features).toEqual(HERO);
});

it('features are fresh for 60 s, then the old ones are served while the host is asked anew', async () => {
  host.features = HERO;
  const features = open();
  await features.read();
  host.features = { hero: { defaultValue: 'huge' } };
  pass(55_000);
  expect((await features.read()).features).toEqual(HERO);
  expect(questions()).toBe(1);
  pass(10_000);
  expect((await features.read()).features).toEqual(HERO);
  await until(() => questions() === 2);
  await until(async () => {
    pass(1001);
    return (await features.read()).features?.['hero']?.defaultValue === 'huge';
  });
});

it('the last good features stand in for a host that fails later', async () => {
  host.features = HERO;
  const features = open();
  await features.read();
  host.isDown = true;
  pass(3_600_000);
  expect((await features.read()).features).toEqual(HERO);
  await until(() => questions() === 2);
  pass(3_600_000);
  expect((await features.read()).features).toEqual(HERO);
});

it('a change comes by the stream of the host, before anything is stale', async () => {
  host.features = HERO;
  const features = open();
  await features.read();
  await until(() => host.listeners() === 1);
  host.features = {};
  host.publish();
  await until(async () => {
    pass(1001);
    return Object.keys((await features.read()).features ?? {}).length === 0;
  });
  expect(questions()).toBe(1);
});

it('the stream ends with the service', async () => {
  const features = open();
  await features.read();
  await until(() => host.listeners() === 1);
  features.close();
  await until(() => host.listeners() === 0);
});
