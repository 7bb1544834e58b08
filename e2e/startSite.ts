import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningSite {
  url: string;
  dataDir: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

const ROOT = join(__dirname, '..');
const READY = /Broadsheet ready: (http:\/\/\S+)/;

/**
 * Starts the built site on a free port with a data folder of its own.
 * @param command with its arguments, one that serves a site
 * @throws Error with the site's output when it ends or is not ready within `timeout` ms.
 */
export function startSite(
  dataDir: string,
  env: Record<string, string> = {},
  timeout = 240_000,
  command: readonly string[] = ['serve'],
): Promise<RunningSite> {
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(process.execPath, [join(ROOT, 'dist/engine/main.mjs'), ...command], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      BROADSHEET_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site was not ready after ${timeout} ms:\n${output}`));
    }, timeout);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}:\n${output}`));
    });
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const url = READY.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve({ url, dataDir, process: child, stop: () => stopProcess(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
