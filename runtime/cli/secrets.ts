import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from './config';

/** The variable that sets each secret, and how many random bytes it is made of otherwise. */
const SECRETS: { [Name in keyof Secrets]: { variable: string; bytes: number } } = {
  accessToken: { variable: 'ARC_ACCESS_TOKEN', bytes: 24 },
  resizerSecret: { variable: 'RESIZER_SECRET', bytes: 32 },
  identitySecret: { variable: 'IDENTITY_SECRET', bytes: 32 },
  editorClientSecret: { variable: 'EDITOR_CLIENT_SECRET', bytes: 32 },
  demoPassword: { variable: 'EDITOR_DEMO_PASSWORD', bytes: 12 },
};

/**
 * The secrets of this deployment: from the environment where they are set, else made once and kept
 * in the data folder.
 */
export function loadSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = join(dataDir, 'secrets.json');
  let kept: Partial<Secrets> = {};
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const load = (name: keyof Secrets): string => {
    const { variable, bytes } = SECRETS[name];
    return env[variable] ?? kept[name] ?? randomBytes(bytes).toString('base64url');
  };
  const secrets: Secrets = {
    accessToken: load('accessToken'),
    resizerSecret: load('resizerSecret'),
    identitySecret: load('identitySecret'),
    editorClientSecret: load('editorClientSecret'),
    demoPassword: load('demoPassword'),
  };
  mkdirSync(dataDir, { recursive: true });
  if (
    Object.keys(SECRETS).some(
      (name) => kept[name as keyof Secrets] !== secrets[name as keyof Secrets],
    )
  ) {
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return secrets;
}
