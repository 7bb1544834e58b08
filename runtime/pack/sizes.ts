import { gzipSync } from 'node:zlib';

/** Bytes as they are and as gzip sends them. */
export function sizes(content: Buffer): { bytes: number; gzip: number } {
  return { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
}
