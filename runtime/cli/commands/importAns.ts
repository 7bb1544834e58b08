import { createHash } from 'node:crypto';
import pc from 'picocolors';
import { firstKey, type DocumentFault, type FileReport, type SiteConfig } from '../config';
import { readEnvironment, type Environment } from '../environment';
import { answers, findGateway } from '../import/findSite';
import { ImportProgress, type ImportCounts } from '../import/ImportProgress';
import { PictureImport, type PictureSummary } from '../import/PictureImport';
import { ProgressLine } from '../import/ProgressLine';
import { sendDocuments, type ImportTarget } from '../import/sendDocuments';
import { openSite } from '../openSite';
import { loadSecrets } from '../secrets';

export interface ImportOptions {
  check?: boolean;
  delivered?: boolean;
  tolerant?: boolean;
  replace?: boolean;
  pictures?: boolean;
  restart?: boolean;
}

/** Documents and characters that are sent together. */
const BATCH = 50;
const BATCH_LENGTH = 8 * 1024 * 1024;

/**
 * `broadsheet import ans <path>`: joins ANS documents to what is stored, beside the running site or
 * without one. A run that is broken off goes on where it was. A bad document is refused with the path of
 * the fault, the good ones are kept, and the exit code is 1.
 */
export async function importAns(
  config: SiteConfig,
  path: string,
  options: ImportOptions,
): Promise<void> {
  const environment = readEnvironment(config.root);
  const tolerant = options.delivered ?? options.tolerant ?? false;
  const parameters = new URLSearchParams({
    profile: tolerant ? 'delivered' : 'strict',
    check: String(options.check ?? false),
    replace: String(options.replace ?? false),
  });
  const files = await config.readAnsFiles(path, { tolerant });
  const hasPictures = options.pictures === true && !options.check;
  const how = `${files.mark} ${parameters} ${hasPictures}`;
  const progress = new ImportProgress(environment.dataDir, hashOf(how));
  if (!options.restart && !options.check) progress.resume();
  if (progress.done > 0)
    console.log(`Going on after ${progress.done} documents (--restart begins anew).`);
  const line = new ProgressLine(files.bytes);
  let read = 0;
  let inPictures = '';
  const show = () => line.show(read, progress.done, inPictures);
  await withServices(config, environment, async (base, token) => {
    const pictures = hasPictures
      ? new PictureImport({
          base,
          token,
          onProgress: (summary) => {
            inPictures = wordsOfPictures(summary);
            show();
          },
        })
      : null;
    try {
      for await (const batch of batchesOf(files.reports(progress.done))) {
        const target = { base, token, parameters };
        const { lines, counts } = await importBatch(batch, target, pictures);
        line.clear();
        for (const words of lines) console.error(words);
        progress.add(batch.length, counts);
        if (!options.check) progress.save();
        read = batch.at(-1)?.read ?? read;
        show();
      }
    } finally {
      line.clear();
      await pictures?.close();
    }
  });
  progress.finish();
  const came = [wordsOf(progress.counts), inPictures].filter(Boolean).join('; ');
  console.log(`${options.check ? 'It would be: ' : ''}${came}.`);
  if (progress.counts.refused > 0 || progress.done === 0) process.exitCode = 1;
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Documents that are sent together, as they are read. */
async function* batchesOf(reports: AsyncIterable<FileReport>): AsyncGenerator<FileReport[]> {
  let batch: FileReport[] = [];
  let length = 0;
  for await (const report of reports) {
    batch.push(report);
    length += JSON.stringify(report.document ?? null).length;
    if (batch.length < BATCH && length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

/** What became of a batch, and the lines that name what is not as it should be. */
async function importBatch(
  batch: readonly FileReport[],
  target: ImportTarget,
  pictures: PictureImport | null,
): Promise<{ lines: string[]; counts: Partial<ImportCounts> }> {
  const usable = batch.filter(({ status }) => status !== 'rejected');
  const counts: Partial<ImportCounts> = { refused: batch.length - usable.length };
  const lines = batch.flatMap(({ file, id, status, errors }) => {
    if (status === 'accepted') return [];
    const mark = status === 'rejected' ? pc.red('refused') : pc.yellow('deviates');
    return errors.map((error) => `${mark} ${id ? `${file} (${id})` : file}: ${saidOf(error)}`);
  });
  if (usable.length === 0) return { lines, counts };
  const documents = usable.flatMap(({ document }) => (document ? [document] : []));
  const told = pictures?.summary.failures.length ?? 0;
  const answer = await sendDocuments(target, (await pictures?.bringIn(documents)) ?? documents);
  for (const { address, document, reason } of pictures?.summary.failures.slice(told) ?? [])
    lines.push(`${pc.yellow('picture stays')} ${document}: ${address} ${reason}`);
  for (const { _id, status, reason } of answer.accepted) {
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 'draft') lines.push(`${pc.yellow('draft')} ${_id}: ${reason ?? ''}`);
  }
  for (const { _id, errors } of answer.rejected) {
    counts.refused = (counts.refused ?? 0) + 1;
    lines.push(...errors.map((error) => `${pc.red('refused')} ${_id}: ${saidOf(error)}`));
  }
  return { lines, counts };
}

const saidOf = ({ path, message, count }: DocumentFault): string =>
  `${path || '/'}: ${message}${count === undefined ? '' : ` (in ${count} places)`}`;

const wordsOf = ({ new: added, changed, kept, unchanged, draft, refused }: ImportCounts): string =>
  `${added} new, ${changed} changed, ${kept} kept as they are stored, ${unchanged} unchanged, ` +
  `${draft} ${draft === 1 ? 'draft' : 'drafts'}, ${refused} refused`;

const wordsOfPictures = ({ stored, known, failures }: PictureSummary): string =>
  `pictures: ${stored} stored, ${known} known, ${failures.length} left at their host`;

/** Uses the site that is running, else opens it for the length of the work. */
async function withServices<T>(
  config: SiteConfig,
  environment: Environment,
  work: (base: string, token: string) => Promise<T>,
): Promise<T> {
  const { contentBase, dataDir, port } = environment;
  const token = firstKey(loadSecrets(dataDir).accessToken);
  const isElsewhere = contentBase !== undefined && (await answers(contentBase));
  const running = isElsewhere ? contentBase : await findGateway(dataDir, port);
  if (running) return work(running, token);
  const site = await openSite(config, { ...environment, port: 0, host: '127.0.0.1' });
  try {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    return await work(site.gateway(), site.token);
  } finally {
    await site.close();
  }
}
