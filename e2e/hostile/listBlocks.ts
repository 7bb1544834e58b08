import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackManifest } from '../../runtime/pack/types';
import type { BlockRef } from './arena';

/** Every feature and chain of the built pack: a new block is among them without being named anywhere. */
export function listBlocks(): BlockRef[] {
  const file = join(__dirname, '..', '..', 'dist', 'pack', 'manifest.json');
  const { features, chains } = JSON.parse(readFileSync(file, 'utf8')) as PackManifest;
  return [
    ...Object.keys(features).map((type): BlockRef => ({ kind: 'feature', type })),
    ...Object.keys(chains).map((type): BlockRef => ({ kind: 'chain', type })),
  ];
}
