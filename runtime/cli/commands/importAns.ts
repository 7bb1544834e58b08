import pc from 'picocolors';
import { request } from 'undici';
import { firstKey, type FileReport, type SiteConfig } from '../config';
import { readEnvironment, type Environment } from '../environment';
import { openSite } from '../openSite';
import { loadSecrets } from '../secrets';

const BATCH = 50;

interface IngestAnswer {
  accepted: { _id: string; deviations: { path: string; message: string }[] }[];
  rejected: { _id: string | null; errors: { path: string; message: string }[] }[];
}

/**
 * `broadsheet import ans <path>`: brings ANS documents in. A bad document is refused with the path of
 * the fault, the good ones are kept, and the exit code is 1.
 */
export async function importAns(
  config: SiteConfig,
  path: string,
  options: { check?: boolean; tolerant?: boolean },
): Promise<void> {
  const reports = await config.readAnsFiles(path, { tolerant: options.tolerant ?? false });
  const usable = reports.filter(({ status }) => status !== 'rejected');
  for (const report of reports) print(report);
  if (!options.check && usable.length > 0) {
    const faults = await withServices(config, readEnvironment(config.root), (base, token) =>
      ingest(usable, base, token, options.tolerant ?? false),
    );
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
  const refused = reports.length - usable.length;
  const verb = options.check ? 'valid' : 'imported';
  console.log(`${usable.length} ${verb}, ${refused} refused.`);
  if (refused > 0 || reports.length === 0) process.exitCode = 1;
}

function print({ file, id, status, errors }: FileReport): void {
  const name = id ? `${file} (${id})` : file;
  if (status === 'accepted') return;
  const mark = status === 'rejected' ? pc.red('refused') : pc.yellow('deviates');
  for (const error of errors)
    console.error(`${mark} ${name}: ${error.path || '/'}: ${error.message}`);
}

async function ingest(
  reports: FileReport[],
  base: string,
  token: string,
  tolerant: boolean,
): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < reports.length; start += BATCH) {
    const batch = reports.slice(start, start + BATCH);
    const answer = await request(`${base}/content/v4/ingest${tolerant ? '?tolerant=true' : ''}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documents: batch.map(({ document }) => document) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200)
      throw new Error(`the content service answered ${answer.statusCode}: ${text.slice(0, 300)}`);
    for (const { _id, errors } of (JSON.parse(text) as IngestAnswer).rejected) {
      faults.push(
        ...errors.map(
          (error) => `${pc.red('refused')} ${_id ?? ''}: ${error.path}: ${error.message}`,
        ),
      );
    }
  }
  return faults;
}

/** Uses the site that is running, else opens it for the length of the work. */
async function withServices<T>(
  config: SiteConfig,
  environment: Environment,
  work: (base: string, token: string) => Promise<T>,
): Promise<T> {
  const running = environment.contentBase ?? `http://localhost:${environment.port}/gateway`;
  const { accessToken } = loadSecrets(environment.dataDir);
  if (await answers(running)) return work(running, firstKey(accessToken));
  const site = await openSite(config, { ...environment, port: 0, host: '127.0.0.1' });
  try {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    return await work(site.gateway(), site.token);
  } finally {
    await site.close();
  }
}

async function answers(base: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(new URL('/pf/health', base), {
      headersTimeout: 1000,
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false; // nothing listens there: the caller opens the site itself
  }
}
