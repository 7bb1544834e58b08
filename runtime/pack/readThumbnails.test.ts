import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackListing } from './discoverPack';
import { readThumbnails } from './readThumbnails';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-thumbnails-'));
  writeFileSync(join(root, 'a.webp'), 'one');
  writeFileSync(join(root, 'b.svg'), 'other');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = () => {
  const features = [
    { type: 'a-block/a', thumbnail: 'a.webp' },
    { type: 'c-block/c', thumbnail: null },
  ];
  const chains = [{ type: 'b-block/b', thumbnail: 'b.svg' }];
  return readThumbnails({ root, features, chains } as unknown as PackListing);
};

describe('the small pictures of features and chains', () => {
  it('are found by their file, and have their version in their address', () => {
    const [one, other] = [...read()];
    expect(one).toEqual([
      'a.webp',
      {
        asset: 'thumbnails/a-block/a.webp',
        address: expect.stringMatching(/^thumbnails\/a-block\/a\.webp\?d=[\da-f]{8}$/),
        content: Buffer.from('one'),
      },
    ]);
    expect(other?.[1].asset).toBe('thumbnails/b-block/b.svg');
    expect(read().size).toBe(2);
  });

  it('have another version once they are changed, the same until then', () => {
    const address = () => read().get('a.webp')?.address;
    const before = address();
    expect(address()).toBe(before);
    writeFileSync(join(root, 'a.webp'), 'changed');
    expect(address()).not.toBe(before);
  });
});
