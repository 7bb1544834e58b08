import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from './config';

const MIN_BYTES = 32;
const MIN_PASSWORD = 12;
/** Random bytes of a password that is made here. */
const PASSWORD_BYTES = 12;

/** The variable that sets each secret. */
const VARIABLES: Record<keyof Secrets, string> = {
  accessToken: 'ARC_ACCESS_TOKEN',
  resizerSecret: 'RESIZER_SECRET',
  identitySecret: 'IDENTITY_SECRET',
  editorClientSecret: 'EDITOR_CLIENT_SECRET',
  demoPassword: 'EDITOR_DEMO_PASSWORD',
};
const NAMES = Object.keys(VARIABLES) as (keyof Secrets)[];

/**
 * The secrets of this deployment: from the environment where they are set, else made once and kept in the
 * data folder. Those of the environment are never kept. All but the password may be several by comma:
 * the first is in use, the others are still taken.
 * @throws Error that names the variable that is empty or too short
 */
export function loadSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = join(dataDir, 'secrets.json');
  const given = readGiven(env);
  const kept = readKept(file);
  const made: Partial<Secrets> = {};
  for (const name of NAMES) if (!given[name] && !kept[name]) made[name] = makeSecret(name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (Object.keys(made).length > 0) keep(file, { ...kept, ...made });
  return { ...made, ...kept, ...given } as Secrets;
}

function readGiven(env: NodeJS.ProcessEnv): Partial<Secrets> {
  const given: Partial<Secrets> = {};
  for (const name of NAMES) {
    const value = env[VARIABLES[name]];
    if (value === undefined) continue;
    requireLength(name, value);
    const parts = value.split(',').map((part) => part.trim());
    given[name] = name === 'demoPassword' ? value : parts.join();
  }
  return given;
}

function requireLength(name: keyof Secrets, value: string): void {
  const variable = VARIABLES[name];
  const [parts, least] =
    name === 'demoPassword' ? [[value], MIN_PASSWORD] : [value.split(','), MIN_BYTES];
  const shortest = Math.min(...parts.map((part) => Buffer.byteLength(part.trim())));
  if (shortest >= least) return;
  throw new Error(
    `${variable} is ${shortest === 0 ? 'set, but empty' : `too short (${shortest} bytes)`}: it needs ` +
      `at least ${least} bytes (openssl rand -base64 33), or leave it out to have one made.`,
  );
}

/** Empty ones, which an older release kept, are made anew. */
function readKept(file: string): Partial<Secrets> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    const kept = JSON.parse(text) as Partial<Secrets>;
    return Object.fromEntries(NAMES.filter((name) => kept[name]).map((name) => [name, kept[name]]));
  } catch (error) {
    throw new Error(`${file} can't be read. Bring back a copy of it: it holds the site's keys.`, {
      cause: error,
    });
  }
}

/** All of it or nothing: a file cut off in the middle would lose the keys. */
function keep(file: string, secrets: Partial<Secrets>): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(unfinished, file);
}

function makeSecret(name: keyof Secrets): string {
  return randomBytes(name === 'demoPassword' ? PASSWORD_BYTES : MIN_BYTES).toString('base64url');
}
