/** What the project's scripts share. Plain Node: they run before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_NEEDED = [20, 19];

/** Ends with a clear sentence on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])) return;
  fail(
    `Broadsheet needs Node ${NODE_NEEDED.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a program; its output is shown only when it fails, unless `show`. */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          Object.assign(new Error(`${command} ${args.join(' ')} ended with code ${code}`), {
            output,
          }),
        );
    });
  });
}

/** Shows one line while `work` runs, and how long it took. */
export async function step(title, work) {
  const start = Date.now();
  process.stdout.write(`${title} …`);
  try {
    const result = await work();
    process.stdout.write(` ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    if (error.output) process.stderr.write(`${error.output}\n`);
    throw error;
  }
}

/** Files that differ from where this branch left main, and those that are not committed. */
export async function changedFiles() {
  const git = async (...args) => (await run('git', args)).split('\n').filter(Boolean);
  const base = await git('merge-base', 'HEAD', 'main').catch(() => []);
  const files = [
    ...(await git('diff', '--name-only', '--diff-filter=d', base[0] ?? 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)];
}

/** Installs exactly what package-lock.json names, where it is not there yet. */
export async function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha1').update(lock).update(process.version).digest('hex');
  const stampFile = join(root, 'node_modules', '.broadsheet-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev']),
  );
  writeFileSync(stampFile, stamp);
}

/** A fingerprint of files: path, size and time of change of all that lies below the given paths. */
export function fingerprint(paths) {
  const hash = createHash('sha1');
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== 'node_modules' && !/\.test\.tsx?$/.test(name)) visit(join(path, name));
      }
      return;
    }
    hash.update(`${path}|${stat.size}|${Math.round(stat.mtimeMs)}\n`);
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/** Runs `work` unless the files below `inputs` are as they were when it last ran. */
export async function whenChanged(name, inputs, work) {
  const stampFile = join(root, 'dist', `.${name}-stamp`);
  const print = fingerprint(inputs);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) return false;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, print);
  return true;
}
