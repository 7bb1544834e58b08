import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type RunningSite } from './startSite';

/**
 * Starts another site that takes its content from the running one and has its secrets. It begins as
 * those of globalSetup did; beside a site that ran before, it loads an edition of its own.
 * @param command with its arguments, where it is not `serve`
 * @throws Error as `startSite`.
 */
export function startBeside(
  name: string,
  env: Record<string, string>,
  command?: readonly string[],
): Promise<RunningSite> {
  const dataDir = join(__dirname, '..', '.cache', `e2e-${name}`);
  rmSync(dataDir, { recursive: true, force: true });
  const edition = process.env['BROADSHEET_E2E_EDITION'];
  if (edition) cpSync(edition, dataDir, { recursive: true });
  else
    cpSync(
      join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json'),
      join(dataDir, 'secrets.json'),
    );
  return startSite(dataDir, { LOG_LEVEL: 'silent', ...env }, undefined, command);
}

/**
 * Starts a site whose edition is of its own day (`goTo`), with the pictures of globalSetup's: they are the same on
 * every day, and take longest.
 * @throws Error as `startSite`.
 */
export function startOnDay(name: string): Promise<RunningSite> {
  const dataDir = join(__dirname, '..', '.cache', `e2e-${name}`);
  rmSync(dataDir, { recursive: true, force: true });
  const edition = process.env['BROADSHEET_E2E_EDITION'];
  if (edition) cpSync(join(edition, 'images'), join(dataDir, 'images'), { recursive: true });
  return startSite(dataDir, { LOG_LEVEL: 'silent' });
}
