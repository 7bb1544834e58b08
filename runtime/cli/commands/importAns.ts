import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pc from 'picocolors';
import { firstKey, type FileReport, type SiteConfig } from '../config';
import { readEnvironment, type Environment } from '../environment';
import type { DownloadLimits } from '../import/downloadPicture';
import { answers, findGateway } from '../import/findSite';
import { importBatch, type BatchOutcome } from '../import/importBatch';
import { ImportProgress, type ImportCounts } from '../import/ImportProgress';
import { ImportReport } from '../import/ImportReport';
import { PictureImport, type PictureSummary } from '../import/PictureImport';
import { ProgressLine } from '../import/ProgressLine';
import { endCheck, type ImportTarget } from '../import/sendDocuments';
import { openSite } from '../openSite';
import { protectFiles } from '../protectFiles';
import { loadSecrets } from '../secrets';

export interface ImportOptions {
  check?: boolean;
  delivered?: boolean;
  tolerant?: boolean;
  replace?: boolean;
  pictures?: boolean;
  restart?: boolean;
}

export interface ImportSettings {
  /** Told to stop, it finishes the documents that are under way. */
  signal?: AbortSignal;
  /** Of pictures that are brought in. */
  pictureLimits?: Partial<DownloadLimits>;
}

/** Documents and characters that are sent together. */
const BATCH = 50;
const BATCH_LENGTH = 8 * 1024 * 1024;

/** Lines on what is not as it should be; all of them are in the report. */
const TOLD = 100;

/**
 * `broadsheet import ans <path>`: joins ANS documents to what is stored, beside the running site or
 * without one. A run that is broken off, or told to stop, goes on where it was. A bad document is refused
 * with the path of the fault, the good ones are kept, and the exit code is 1. What became of each document
 * is in a report in the data folder.
 */
export async function importAns(
  config: SiteConfig,
  path: string,
  options: ImportOptions,
  { signal, pictureLimits }: ImportSettings = {},
): Promise<void> {
  const environment = readEnvironment(config.root);
  const { dataDir } = environment;
  const isCheck = options.check ?? false;
  const parameters = parametersOf(options);
  const files = await config.readAnsFiles(path, {
    tolerant: parameters.get('profile') === 'delivered',
  });
  protectFiles(dataDir);
  const hasPictures = options.pictures === true && !isCheck;
  const mark = hashOf(`${files.mark} ${parameters} ${hasPictures}`);
  const progress = openProgress(dataDir, mark, options);
  const report = new ImportReport(progress.report, progress.reportBytes);
  const line = new ProgressLine(files.bytes);
  const told = new Told(line);
  let inPictures = '';
  let read = 0;
  const show = () => line.show(read, progress.done, inPictures);
  const onProgress = (summary: PictureSummary) => {
    inPictures = wordsOfPictures(summary);
    show();
  };
  try {
    await withServices(config, environment, async (base, token) => {
      const pictures = hasPictures
        ? new PictureImport({ base, token, onProgress, limits: pictureLimits ?? {} })
        : null;
      const target = { base, token, parameters };
      const finish = isCheck ? beginCheck(target) : null;
      try {
        for await (const batch of batchesOf(files.reports(progress.done))) {
          const outcome = await importBatch(batch, target, pictures);
          report.add(outcome.lines);
          progress.add(batch.length, outcome.counts, report.bytes);
          if (!isCheck) progress.save();
          told.add(outcome);
          read = batch.at(-1)?.read ?? read;
          show();
          if (signal?.aborted) break;
        }
      } finally {
        line.clear();
        await pictures?.close();
        await finish?.();
      }
    });
  } catch (error) {
    throw goesOn(error, isCheck ? 0 : progress.done);
  } finally {
    report.close();
  }
  told.end();
  const came = [wordsOf(progress.counts), inPictures].filter(Boolean).join('; ');
  if (signal?.aborted) {
    const how = isCheck ? '' : ' Run it again to go on.';
    console.log(`Stopped after ${progress.done} documents: ${came}.${how}`);
    process.exitCode = 130;
    return;
  }
  progress.finish();
  if (progress.counts.refused > 0 || progress.done === 0) process.exitCode = 1;
  if (progress.done === 0) {
    rmSync(report.path);
    console.log(`There are no documents in ${path}.`);
    return;
  }
  console.log(`${isCheck ? 'It would be: ' : ''}${came}.`);
  console.log(`What became of each: ${report.path}`);
}

/** How the documents are to be taken. */
function parametersOf({ check, delivered, tolerant, replace }: ImportOptions): URLSearchParams {
  return new URLSearchParams({
    profile: (delivered ?? tolerant) ? 'delivered' : 'strict',
    check: String(check ?? false),
    replace: String(replace ?? false),
  });
}

/** How far an earlier run of the same files came; a dry run begins anew. */
function openProgress(dataDir: string, mark: string, options: ImportOptions): ImportProgress {
  const progress = new ImportProgress(dataDir, mark);
  if (!options.restart && !options.check) progress.resume();
  if (progress.done > 0)
    console.log(`Going on after ${progress.done} documents (--restart begins anew).`);
  return progress;
}

/** Gives the batches of a dry run a name, by which each knows those before it. */
function beginCheck(target: ImportTarget): () => Promise<void> {
  const run = randomUUID();
  target.parameters.set('run', run);
  return () => endCheck(target, run);
}

/** The lines on what is not as it should be, as far as a person reads them. */
class Told {
  #count = 0;

  constructor(private readonly line: ProgressLine) {}

  add({ told }: BatchOutcome): void {
    this.line.clear();
    for (const { mark, words, isRefused } of told) {
      this.#count += 1;
      const paint = isRefused ? pc.red : pc.yellow;
      if (this.#count <= TOLD) console.error(`${paint(mark)} ${words}`);
    }
  }

  end(): void {
    const more = this.#count - TOLD;
    if (more > 0) console.error(`${more} more of such lines are in the report.`);
  }
}

/** An error that broke an import off, with what that means for what came before. */
function goesOn(error: unknown, done: number): unknown {
  if (done === 0 || !(error instanceof Error)) return error;
  const message = error.message.replace(/\.$/, '') || String((error as { code?: string }).code);
  return new Error(`${message}. ${done} documents are done; run it again to go on after them.`, {
    cause: error,
  });
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

function wordsOf({
  new: added,
  changed,
  kept,
  unchanged,
  draft,
  refused,
  held,
}: ImportCounts): string {
  const came =
    `${added} new, ${changed} changed, ${kept} kept as they are stored, ${unchanged} unchanged, ` +
    `${draft} ${draft === 1 ? 'draft' : 'drafts'}, ${refused} refused`;
  return held === 0 ? came : `${came}; ${held} of them ${held === 1 ? 'stays' : 'stay'} held back`;
}

const wordsOfPictures = ({ stored, known, failures }: PictureSummary): string =>
  `pictures: ${stored} stored, ${known} known, ${failures.length} left at their host`;

/** Uses the site that is running, else opens it for the length of the work. */
async function withServices<T>(
  config: SiteConfig,
  environment: Environment,
  work: (base: string, token: string) => Promise<T>,
): Promise<T> {
  const { contentBase, dataDir } = environment;
  const token = firstKey(loadSecrets(dataDir).accessToken);
  const isElsewhere = contentBase !== undefined && (await answers(contentBase));
  const running = isElsewhere ? contentBase : await findGateway(dataDir, token);
  if (running) return work(running, token);
  const site = await openSite(config, { ...environment, port: 0, host: '127.0.0.1' });
  try {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    return await work(site.gateway(), site.token);
  } finally {
    await site.close();
  }
}
