import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { League } from '../provider/questions';

/** One answer of a recording: what was asked, when it came (ms since 1970), and the file that has it. */
export interface AnswerFile {
  question: string;
  at: number;
  file: string;
}

const ENDING = '.json.gz';
/** `2026-11-22T18-00-10.123Z`: no file may have a colon in its name everywhere. */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The list of a league's events, as folders of a recording name it; likewise the two below. */
export const listQuestion = ({ sport, league }: League): string => `${sport}/${league}/events`;
export const eventQuestion = ({ sport, league }: League, eventId: number): string =>
  `${sport}/${league}/events/${eventId}`;
export const standingsQuestion = ({ sport, league }: League): string =>
  `${sport}/${league}/standings`;

/**
 * Keeps an answer as `{folder}/{question}/{moment}.json.gz`. It is there whole or not at all.
 * @param at ms since 1970
 */
export async function keepAnswer(
  folder: string,
  { question, at, answer }: { question: string; at: number; answer: unknown },
): Promise<void> {
  const moment = new Date(at).toISOString().replaceAll(':', '-');
  const file = join(folder, question, `${moment}${ENDING}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, await promisify(gzip)(JSON.stringify(answer)));
  await rename(`${file}.part`, file);
}

/** The answers of a recording, by time, and the files that are none: broken off, or of somebody else. */
export async function listAnswers(
  folder: string,
): Promise<{ answers: AnswerFile[]; others: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const answers: AnswerFile[] = [];
  const others: string[] = [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name);
    const at = name.endsWith(ENDING) ? momentIn(name.slice(0, -ENDING.length)) : Number.NaN;
    const question = relative(folder, parentPath).replaceAll(sep, '/');
    if (Number.isNaN(at)) others.push(file);
    else answers.push({ question, at, file });
  }
  return { answers: answers.toSorted((a, b) => a.at - b.at), others };
}

/** ms since 1970; NaN where the name is no moment. */
function momentIn(name: string): number {
  const [, hour, minute, second] = MOMENT.exec(name) ?? [];
  return Date.parse(`${hour}:${minute}:${second}`);
}

/** @throws Error when the file is broken off, or holds something else */
export async function readAnswer({ file }: AnswerFile): Promise<unknown> {
  const text = await promisify(gunzip)(await readFile(file));
  return JSON.parse(text.toString('utf8')) as unknown;
}
