import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { clientConfig, REACT_CHUNK } from './clientConfig';
import { createStyleCompiler } from './compileStyles';
import { describePack } from './describePack';
import { discoverPack, type PackListing } from './discoverPack';
import { evaluatePack } from './evaluatePack';
import { generateClientEntry, generateServerEntry, type LiveBlock } from './generateEntries';
import { inertModules } from './inertModules';
import { PackError } from './PackError';
import type { PackPaths } from './packPaths';
import { readThumbnails, type Thumbnails } from './readThumbnails';
import { createScriptCompiler, type CompiledScripts, type ScriptCompiler } from './runCompiler';
import { serverConfig } from './serverConfig';
import { sizes } from './sizes';
import { createTracer } from './traceErrors';
import type { BlockEntry, ChunkEntry, PackManifest, PackProblem } from './types';

export interface CompiledPack {
  manifest: PackManifest;
  /** Everything to write, by path below the output folder. */
  files: Map<string, Buffer>;
  /** What the developer should see, though the pack works. */
  warnings: PackProblem[];
}

export interface PackCompiler {
  /** @throws PackError naming each faulty file. */
  compile: () => Promise<CompiledPack>;
  /** Keeps the cache for the next process. */
  close: () => Promise<void>;
}

/**
 * Compiles a pack: the server bundle first, which is evaluated to learn which blocks live in the
 * browser, then the browser's. Used again, it compiles only what changed.
 */
export function createPackCompiler(paths: PackPaths): PackCompiler {
  const reactChunks = new Set<string>([String(REACT_CHUNK)]);
  const styles = createStyleCompiler(paths.mode);
  let server: ScriptCompiler | null = null;
  let client: ScriptCompiler | null = null;

  return {
    compile: async () => {
      const listing = discoverPack(paths.root);
      generateServerEntry(listing, paths);
      server ??= createScriptCompiler(serverConfig(paths), paths.root);
      const serverScripts = await server.run();
      const thumbnails = readThumbnails(listing);
      const { description, warnings } = evaluate(listing, serverScripts, paths, thumbnails);

      const live = liveBlocks(listing, description, paths);
      reactChunks.clear();
      for (const name of [
        REACT_CHUNK,
        ...live.filter(({ isReact }) => isReact).map(({ chunk }) => chunk),
      ]) {
        reactChunks.add(String(name));
      }
      generateClientEntry(live, paths);
      client ??= createScriptCompiler(
        clientConfig(paths, (name) => reactChunks.has(name)),
        paths.root,
      );
      const clientScripts = await client.run();
      const sheets = styles(listing);

      const assets = new Map([
        ...publicAssets(serverScripts),
        ...clientScripts.assets,
        ...sheets.assets,
        ...[...thumbnails.values()].map(({ asset, content }) => [asset, content] as const),
      ]);
      const { code, map } = bundleOf(serverScripts);
      const { faults: _faults, ...described } = description;
      const manifest: PackManifest = {
        name: listing.name,
        mode: paths.mode,
        build: buildHash(code, assets),
        hydration: listing.hydration,
        sites: listing.sites,
        ...described,
        css: sheets.css,
        entry: {
          file: clientScripts.entryFile,
          ...sizes(assets.get(clientScripts.entryFile) ?? Buffer.alloc(0)),
        },
        chunks: chunkEntries(clientScripts),
      };
      const files = new Map<string, Buffer>([
        ['server/pack.cjs', code],
        ['server/pack.cjs.map', map],
        ...[...assets].map(([file, content]): [string, Buffer] => [`client/${file}`, content]),
        ['manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)],
      ]);
      return {
        manifest,
        files,
        warnings: [...warnings, ...serverScripts.warnings, ...clientScripts.warnings],
      };
    },
    close: async () => {
      await Promise.all([server?.close(), client?.close()]);
    },
  };
}

function evaluate(
  listing: PackListing,
  scripts: CompiledScripts,
  paths: PackPaths,
  thumbnails: Thumbnails,
) {
  const { code, map } = bundleOf(scripts);
  const filename = 'pack.cjs';
  const pack = evaluatePack({
    code: code.toString(),
    filename,
    trace: createTracer(filename, map),
    root: paths.root,
    modules: inertModules,
  });
  const description = describePack(listing, pack, thumbnails);
  if (description.faults.length > 0) throw new PackError(description.faults);
  return { description, warnings: pack.problems };
}

function bundleOf({ assets }: CompiledScripts): { code: Buffer; map: Buffer } {
  const file = (name: string) => assets.get(name) ?? Buffer.alloc(0);
  return { code: file('pack.cjs'), map: file('pack.cjs.map') };
}

function liveBlocks(
  listing: PackListing,
  { features, chains }: Pick<PackManifest, 'features' | 'chains'>,
  paths: PackPaths,
): LiveBlock[] {
  const toLive = (entries: Record<string, BlockEntry>, blocks: PackListing['features']) =>
    blocks.flatMap(({ type, main, enhance }): LiveBlock[] => {
      const chunk = entries[type]?.chunk ?? null;
      const file = join(paths.root, enhance ?? main);
      return chunk === null ? [] : [{ chunk, file, isReact: enhance === null }];
    });
  return [...toLive(features, listing.features), ...toLive(chains, listing.chains)].sort(
    (a, b) => a.chunk - b.chunk,
  );
}

function chunkEntries({ chunks, assets }: CompiledScripts): Record<string, ChunkEntry> {
  const entries = chunks
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ id, file, hash }): [string, ChunkEntry] => [
      String(id),
      { file, hash, ...sizes(assets.get(file) ?? Buffer.alloc(0)) },
    ]);
  return Object.fromEntries(entries);
}

/** Pictures that modules import: also those that no browser chunk mentions. */
function publicAssets({ assets }: CompiledScripts): [string, Buffer][] {
  return [...assets].filter(([file]) => file.startsWith('assets/'));
}

function buildHash(code: Buffer, assets: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha1').update(code);
  for (const file of [...assets.keys()].sort()) hash.update(file).update(assets.get(file) ?? '');
  return hash.digest('hex').slice(0, 16);
}
