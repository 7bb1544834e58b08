/**
 * `npm run audit`: looks at what package-lock.json brings in. Without a network (`--offline`): every package
 * has its fingerprint and comes from a registry, what it has for other platforms is there too, so that `npm ci`
 * works on each, none wants a newer Node than we do, none runs a script at its installation unless it is on
 * the list, none is deprecated, its license is one that we may ship, none is in the stored advisories.
 * Else it asks the registry's advisories, too, and `--store` keeps what they say for those who can't.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { minVersion, satisfies } from 'semver';
import { fail, root } from './lib.mjs';

/** Packages that may run a script when they are installed: each fetches or builds its own binary. */
const SCRIPTS = new Set(['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver']);
/** Packages of which a second version in one process breaks the first. */
const SINGLE = new Set(['react', 'react-dom', 'fastify', 'kysely', 'pg', 'zod', 'sharp']);
/** Licenses that ask for no more than to be named, or only of changes to the package itself. */
const LICENSES = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense'.split(
    ' ',
  ),
);
/** Packages whose license stands in a file of theirs alone, as it was read there. */
const READ_LICENSES = new Map([['png-js', 'MIT']]);
/** Severities with which a change can't go out. */
const BLOCKING = new Set(['high', 'critical']);
/** ms for the registry to answer. */
const PATIENCE = 30_000;
/** The oldest Node that the project runs on. */
const OLDEST_NODE = minVersion(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node,
);
const STORED = join(root, 'scripts/advisories.json');

const packages = readLock();
const names = new Set(packages.map(({ name }) => name));
const faults = packages.flatMap(faultsOf).concat(doubles());
const stored = JSON.parse(readFileSync(STORED, 'utf8'));
for (const { name, range, severity, title } of stored.advisories) {
  for (const { version } of packages.filter((one) => one.name === name))
    if (BLOCKING.has(severity) && satisfies(version, range))
      faults.push(`${name} ${version}: ${severity}: ${title}`);
}
console.log(`${packages.length} packages in package-lock.json looked at.`);
console.log(
  stored.takenOn === null
    ? 'The stored advisories are empty: the registry’s could not be reached when they were begun.'
    : `${stored.advisories.length} stored advisories, taken on ${stored.takenOn}.`,
);
if (!process.argv.includes('--offline')) faults.push(...(await askRegistry()));
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} faults in what package-lock.json brings in.`);

function readLock() {
  const { packages: all, lockfileVersion } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  if (lockfileVersion !== 3) fail(`package-lock.json has version ${lockfileVersion}, not 3.`);
  const own = new Set(['', ...all[''].workspaces]);
  const found = Object.entries(all)
    .filter(([path, { link }]) => !own.has(path) && !link)
    .map(([path, entry]) => ({ ...entry, name: entry.name ?? path.split('node_modules/').at(-1) }));
  if (found.length < 100) fail(`package-lock.json names ${found.length} packages only.`);
  return found;
}

function faultsOf(entry) {
  const { name, version, integrity, resolved, hasInstallScript, deprecated, license } = entry;
  const say = (what) => `${name} ${version}: ${what}`;
  const wantsNode = entry.engines?.node;
  const missing = Object.keys(entry.optionalDependencies ?? {}).filter((one) => !names.has(one));
  return [
    missing.length > 0 ? say(`lacks what it has for other platforms: ${missing.join(', ')}`) : null,
    wantsNode && !satisfies(OLDEST_NODE, wantsNode)
      ? say(`wants Node ${wantsNode}, and we run on ${OLDEST_NODE}`)
      : null,
    /^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? null : say('has no SHA-512 fingerprint'),
    resolved === undefined || /^https:\/\/[^/]+\/.+\.tgz$/.test(resolved)
      ? null
      : say(`comes from ${resolved}, which is no registry`),
    hasInstallScript && !SCRIPTS.has(name)
      ? say(
          'runs a script when it is installed; look at it, then put it on the list in scripts/audit.mjs',
        )
      : null,
    deprecated ? say(`is deprecated: ${deprecated}`) : null,
    mayShip(license ?? READ_LICENSES.get(name))
      ? null
      : say(`has the license ${license}, which is not on the list`),
  ].filter((fault) => fault !== null);
}

/** Of licenses joined by OR one is enough, of those joined by AND all are needed. */
function mayShip(license) {
  const plain = (license ?? '').replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENSES.has(one)));
}

function doubles() {
  return [...SINGLE].flatMap((name) => {
    const versions = new Set(packages.filter((one) => one.name === name).map((one) => one.version));
    return versions.size > 1 ? [`${name} is there as ${[...versions].join(' and ')}`] : [];
  });
}

/** What the registry's advisories say today; a registry that can't be asked is said, and is no fault. */
async function askRegistry() {
  const { stdout, reason } = await runAudit();
  let answer = null;
  try {
    answer = JSON.parse(stdout);
  } catch {
    // no answer: said below
  }
  if (!answer?.vulnerabilities) {
    const why = answer?.message ?? reason ?? 'it gave no list';
    console.log(`NOT ASKED: the registry’s advisories could not be reached (${why}).`);
    return [];
  }
  const advisories = Object.values(answer.vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((one) => typeof one === 'object')
      .map(({ range, severity, title, url }) => ({ name, range, severity, title, url })),
  );
  console.log(`The registry has ${advisories.length} advisories on these packages.`);
  for (const { name, severity, title } of advisories)
    console.log(`  ${name}: ${severity}: ${title}`);
  if (process.argv.includes('--store')) {
    const takenOn = new Date().toISOString().slice(0, 10);
    const kept = { takenOn, note: stored.note, advisories };
    writeFileSync(STORED, `${JSON.stringify(kept, null, 2)}\n`);
  }
  return advisories
    .filter(({ severity }) => BLOCKING.has(severity))
    .map(({ name, severity, title }) => `${name}: ${severity}: ${title}`);
}

/** `npm audit` ends with 1 where it finds something: what it prints counts. */
function runAudit() {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', '--json'],
      { cwd: root, timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) =>
        resolve({ stdout, reason: error?.killed ? `nothing within ${PATIENCE / 1000} s` : null }),
    );
  });
}
