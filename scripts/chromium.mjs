/** Finds Chromium for the browser tests; installs Debian's where that is possible. */
import { existsSync } from 'node:fs';
import { run, step } from './lib.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL_PLACES = ['/usr/bin/chromium-headless-shell'];

const find = (places) =>
  [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** Installs a package where this is Debian and we may; otherwise, and when it fails, nothing happens. */
async function installPackage(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!existsSync('/usr/bin/apt-get')) return;
  try {
    await step(`Installing ${name}`, async () => {
      await run('apt-get', ['update', '-q']);
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
  } catch (error) {
    console.warn(`Debian's ${name} could not be installed (${error.message}); another is used.`);
  }
}

/** Path of a Chromium: the system's, else Debian's package, else the one packed for npm. */
async function ensureChromium() {
  const found = find(PLACES);
  if (found) return found;
  await installPackage('chromium');
  const installed = find(PLACES);
  if (installed) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/**
 * Path of a Chromium without windows: the same engine, and a page takes a third of the processor time
 * that it takes in the whole browser. Where Debian's can't be had it is what `ensureChromium` finds.
 */
export async function ensureHeadlessShell() {
  const found = find(SHELL_PLACES);
  if (found) return found;
  await installPackage('chromium-headless-shell');
  return find(SHELL_PLACES) ?? ensureChromium();
}
