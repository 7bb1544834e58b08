/** Makes the recordings of the demo anew: resources/audio. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './lib.mjs';

const folder = join(root, '.cache', 'audio');
await bundle({ entryPoints: { second: join(root, 'demo/audio/secondUnit.ts') }, outdir: folder });
const { secondUnit } = await import(pathToFileURL(join(folder, 'second.js')).href);
await mkdir(join(root, 'resources', 'audio'), { recursive: true });
await writeFile(join(root, 'resources', 'audio', 'second-unit-12.wav'), secondUnit());
await rm(folder, { recursive: true });
