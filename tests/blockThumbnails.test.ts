import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { discoverPack } from '../runtime/pack/discoverPack';

const ROOT = join(__dirname, '..');

const { features, chains } = discoverPack(ROOT);
const blocks = [...features, ...chains];

describe('blocks in the editor’s palette', () => {
  it.each(blocks.map(({ type, thumbnail }) => [type, thumbnail]))(
    '%s has a picture of itself, small and in the palette’s shape (scripts/thumbnails.mjs)',
    async (_type, thumbnail) => {
      if (thumbnail === null || thumbnail === undefined) throw new Error('there is none');
      const file = join(ROOT, thumbnail);
      const { width, height } = await sharp(file).metadata();
      expect([width, height]).toEqual([320, 200]);
      expect(statSync(file).size).toBeLessThanOrEqual(6 * 1024);
    },
  );
});
