import type * as engine from '@electric-sql/pglite';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Stands before `@electric-sql/pglite` in unit tests (jest.config.ts): a database in memory begins as
 * a copy of an empty one, which takes a third of the time of making it. Databases in folders are made.
 */
const actual = jest.requireActual<typeof engine>(
  '../../../node_modules/@electric-sql/pglite/dist/index.cjs',
);

/** Kept between runs; a new version of the engine makes its own. */
const FILE = resolve('.cache', `pglite-${versionOf('@electric-sql/pglite')}.tar`);

function versionOf(name: string): string {
  const file = resolve('node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function template(): Promise<Blob> {
  if (!existsSync(FILE)) {
    const fresh = await actual.PGlite.create();
    const dump = await fresh.dumpDataDir('none');
    await fresh.close();
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(`${FILE}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${FILE}.${process.pid}`, FILE);
  }
  return new Blob([readFileSync(FILE)]);
}

export const PGlite = {
  defaultStartParams: actual.PGlite.defaultStartParams,
  create: async (options: engine.PGliteOptions = {}): Promise<engine.PGlite> =>
    actual.PGlite.create(options.fs ? options : { ...options, loadDataDir: await template() }),
};
