import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from './config';

/**
 * The secrets of this deployment: from ARC_ACCESS_TOKEN and RESIZER_SECRET where they are set, else
 * made once and kept in the data folder.
 */
export function loadSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = join(dataDir, 'secrets.json');
  let kept: Partial<Secrets> = {};
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets: Secrets = {
    accessToken:
      env['ARC_ACCESS_TOKEN'] ?? kept.accessToken ?? randomBytes(24).toString('base64url'),
    resizerSecret:
      env['RESIZER_SECRET'] ?? kept.resizerSecret ?? randomBytes(32).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  if (kept.accessToken !== secrets.accessToken || kept.resizerSecret !== secrets.resizerSecret) {
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return secrets;
}
