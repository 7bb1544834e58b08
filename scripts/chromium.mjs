/** Finds Chromium for the browser tests; installs Debian's where that is possible. */
import { existsSync } from 'node:fs';
import { run, step } from './lib.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/** Path of a Chromium: the system's, else Debian's package, else the one packed for npm. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      await step('Installing Chromium', async () => {
        await run('apt-get', ['update', '-q']);
        await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
          env: { DEBIAN_FRONTEND: 'noninteractive' },
        });
      });
      const installed = find();
      if (installed) return installed;
    } catch (error) {
      console.warn(
        `Debian's Chromium could not be installed (${error.message}); the packed one is used.`,
      );
    }
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
