import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PackListing } from './discoverPack';

/** Pictures of blocks by their file: what is in them, and where browsers find them below /pf/dist/. */
export type Thumbnails = ReadonlyMap<string, { asset: string; address: string; content: Buffer }>;

/** The small pictures that lie beside the views of blocks, each with its version in its address. */
export function readThumbnails({ root, features, chains }: PackListing): Thumbnails {
  return new Map(
    [...features, ...chains].flatMap(({ type, thumbnail }) => {
      if (thumbnail === null) return [];
      const content = readFileSync(join(root, thumbnail));
      const version = createHash('sha1').update(content).digest('hex').slice(0, 8);
      const asset = `thumbnails/${type}${extname(thumbnail)}`;
      return [[thumbnail, { asset, address: `${asset}?d=${version}`, content }] as const];
    }),
  );
}
