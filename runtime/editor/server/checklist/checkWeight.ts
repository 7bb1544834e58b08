import { LIMITS } from '../../contract/limits';
import type { Finding, Weight } from '../../contract/checklist';
import { gzipSync } from 'node:zlib';

const NAMES: Record<keyof Weight, string> = {
  html: 'text and markup',
  css: 'styles',
  script: 'scripts',
};

/** What of a page is heavier than it may be. */
export function checkWeight(weight: Weight): Finding[] {
  return (Object.keys(LIMITS) as (keyof Weight)[])
    .filter((part) => weight[part] > LIMITS[part] * 1000)
    .map((part) => ({
      rule: 'weight',
      level: 'warning',
      nodeId: null,
      message: `The page’s ${NAMES[part]} weigh ${(weight[part] / 1000).toFixed(1)} kB; ${LIMITS[part]} is the limit. Fewer kinds of blocks, or fewer stories, make it lighter.`,
    }));
}

/** Bytes of a text as browsers get it. */
export function compressedSize(text: string | Buffer): number {
  return gzipSync(text).length;
}
