import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { readJsonFile } from './readJsonFile';

const FILE = 'site.json';

/**
 * Says in the data folder where the site of this folder listens, for commands that work beside it.
 * @returns a function that takes it back
 */
export function announceSite(dataDir: string, url: string): () => void {
  const file = join(dataDir, FILE);
  writeFileSync(file, JSON.stringify({ pid: process.pid, url }));
  return () => {
    if (readAnnounced(dataDir)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/**
 * The base of the services of the site that runs on a data folder; null for none. Where it said that it
 * listens another one may be by now, which does not know its token.
 */
export async function findGateway(dataDir: string, token: string): Promise<string | null> {
  const url = readAnnounced(dataDir)?.url;
  if (url === undefined || !(await answers(url))) return null;
  const gateway = `${url}/gateway`;
  const { statusCode, body } = await request(`${gateway}/content/v4/ingest?check=true`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"documents":[]}',
  });
  await body.dump();
  return statusCode === 401 ? null : gateway;
}

/** Whether a site lives there. */
export async function answers(url: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(new URL('/pf/health', url), {
      headersTimeout: 1000,
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false; // nothing listens there: a site that was killed takes nothing back
  }
}

/** Null where no site says so. */
function readAnnounced(dataDir: string): { pid: number; url: string } | null {
  const said = readJsonFile(join(dataDir, FILE));
  if (typeof said !== 'object' || said === null || !('pid' in said && 'url' in said)) return null;
  const { pid, url } = said;
  return typeof pid === 'number' && typeof url === 'string' ? { pid, url } : null;
}
