/** Compiles what the tests read for the running Node, as scripts/bundle.mjs does for servers. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { pathToFileURL } = require('node:url');
const { transformSync, version } = require('esbuild');

const LOADERS = { ts: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx', jsx: 'jsx' };
const OWN_SOURCE = readFileSync(__filename);

/** `import()` in CommonJS, which jest has not; some packages have a `require` of their own in there. */
const IMPORT_LATER = `
function importLater(name) { return Promise.resolve().then(() => require(name)); }`;

module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha1')
      .update(OWN_SOURCE)
      .update(`${version} ${process.version} ${path}\n`)
      .update(source)
      .digest('hex'),

  process(source, path) {
    const kind = path.slice(path.lastIndexOf('.') + 1);
    if (kind === 'cjs')
      return { code: source.replaceAll(/\bimport\(/g, 'importLater(') + IMPORT_LATER };
    const { code, map } = transformSync(source, {
      sourcefile: path,
      loader: LOADERS[kind] ?? 'js',
      format: 'cjs',
      target: `node${process.versions.node}`,
      jsx: 'automatic',
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
      sourcemap: 'external',
      sourcesContent: false,
    });
    return { code, map };
  },
};
