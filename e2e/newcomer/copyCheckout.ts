import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages of the checkout itself, which the copy must not take from the original. */
const OWN = '@broadsheet';
/** Written by scripts/lib.mjs once all packages are installed. */
const STAMP = '.broadsheet-stamp';

/** A copy as `git clone` gives it, with what is not committed yet; packages are links. */
export function copyCheckout(root: string, copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(root, copy);
}

function linkPackages(root: string, copy: string): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OWN && name !== STAMP) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, OWN))) {
    symlinkSync(join(copy, name), join(to, OWN, name));
  }
  const lock = readFileSync(join(copy, 'package-lock.json'));
  const stamp = createHash('sha1').update(lock).update(process.version).digest('hex');
  writeFileSync(join(to, STAMP), stamp);
}
