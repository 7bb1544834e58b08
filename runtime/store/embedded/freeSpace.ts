import { statfsSync } from 'node:fs';
import { DiskFull } from '../errors';

/**
 * Bytes that stay free: the engine stops for good where its log finds no space, and needs some to start
 * again. Two files of the log, and what is waiting in memory.
 */
export const RESERVED_BYTES = 64 * 1024 * 1024;

/** @throws DiskFull when there is less space than the engine needs in any case. */
export function requireSpace(folder: string, bytes = RESERVED_BYTES): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const [left, needed] = [free, bytes].map((size) => Math.floor(size / 1024 / 1024));
  throw new DiskFull(`${left} MB are free for ${folder}, and ${needed} MB have to be.`);
}
