import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskCache } from './DiskCache';

const key = (index: number) => `${index}`.padStart(4, '0');

describe('the disk cache', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives back what it holds and null for what it does not', async () => {
    const cache = new DiskCache(folder, 1000);
    await cache.set(key(1), Buffer.from('one'));
    expect(await cache.get(key(1))).toEqual(Buffer.from('one'));
    expect(await cache.get(key(2))).toBeNull();
  });

  it('keeps what an earlier process left, and stays below its limit', async () => {
    for (let index = 0; index < 6; index += 1) {
      await new DiskCache(folder, 10_000).set(key(index), Buffer.alloc(1000));
    }
    const cache = new DiskCache(folder, 10_000);
    expect(await cache.get(key(0))).toHaveLength(1000);
    for (let index = 6; index < 30; index += 1) await cache.set(key(index), Buffer.alloc(1000));
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      /\d{4}$/.test(name),
    );
    expect(files.length).toBeLessThanOrEqual(10);
    expect(await cache.get(key(29))).toHaveLength(1000);
  });

  it('lets go what was not used for longest', async () => {
    const cache = new DiskCache(folder, 3000);
    for (const index of [1, 2, 3]) {
      await cache.set(key(index), Buffer.alloc(1000));
      const used = new Date(Date.now() - 1e7 + index * 1000);
      await utimes(join(folder, '00', key(index)), used, used);
    }
    await cache.get(key(1));
    await cache.set(key(4), Buffer.alloc(1000));
    expect(await cache.get(key(1))).not.toBeNull();
    expect(await cache.get(key(2))).toBeNull();
  });
});
