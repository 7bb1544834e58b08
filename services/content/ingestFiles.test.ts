import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readAnsFiles as openAnsFiles } from './ingestFiles';
import type { FileReport } from './ingestFiles';
import { story } from './testing/documents';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ans-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function readAnsFiles(
  path: string,
  { after = 0, tolerant = false } = {},
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const files = await openAnsFiles(path, { tolerant });
  for await (const report of files.reports(after)) reports.push(report);
  return reports;
}

const brief = (reports: FileReport[]): unknown[] =>
  reports.map(({ file: name, id, status }) => [name, id, status]);

// The schema is compiled with the first document.
describe('reading ANS files', () => {
  it('reports each file of a folder, by name, also in folders below', async () => {
    await file('b.json', story('b'));
    await file('a/bad.json', story('bad', { display_date: 'soon' }));
    await file('c.json', '{"type": "story"');
    await file('notes.txt', 'no JSON');
    const reports = await readAnsFiles(folder);
    expect(brief(reports)).toEqual([
      [join('a', 'bad.json'), 'bad', 'rejected'],
      ['b.json', 'b', 'accepted'],
      ['c.json', null, 'rejected'],
    ]);
    expect(reports[0]?.errors).toEqual([
      { path: '/display_date', message: 'must be a date-time string' },
    ]);
    expect(reports[1]?.document).toMatchObject({ _id: 'b' });
    expect(reports[2]?.errors[0]?.message).toMatch(/^is not JSON: /);
  });

  it('keeps a deviating document when told to, and says how it deviates', async () => {
    const path = await file('a.json', story('a', { extra: 1 }));
    expect(await readAnsFiles(path, { tolerant: true })).toMatchObject([
      { file: 'a.json', status: 'deviating', errors: [{ path: '/extra' }], document: { extra: 1 } },
    ]);
  });

  it('takes a list apart', async () => {
    const path = await file('list.json', [story('a'), story('b'), 'c']);
    expect(brief(await readAnsFiles(path))).toEqual([
      ['list.json#1', 'a', 'accepted'],
      ['list.json#2', 'b', 'accepted'],
      ['list.json#3', null, 'rejected'],
    ]);
  });

  it('reads lines with a document each, and goes on behind those that it is told to pass over', async () => {
    const lines = [story('a'), story('b'), story('c')].map((one) => JSON.stringify(one));
    const path = await file('all.ndjson', [...lines.slice(0, 2), '{"half":', lines[2]].join('\n'));
    expect(brief(await readAnsFiles(path, { after: 1 }))).toEqual([
      ['all.ndjson#2', 'b', 'accepted'],
      ['all.ndjson#3', null, 'rejected'],
      ['all.ndjson#4', 'c', 'accepted'],
    ]);
  });

  it.each<[string, Buffer, string]>([
    ['is empty', Buffer.from(''), 'is empty'],
    ['is UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'is UTF-16: save it as UTF-8'],
    ['is in another encoding', Buffer.from('{"a":"caf\xe9"}', 'latin1'), 'is not UTF-8'],
    ['is no JSON', Buffer.from('<rss/>'), 'is not JSON: '],
  ])('refuses a file that %s, and goes on with the next one', async (_what, bytes, words) => {
    await writeFile(join(folder, 'a.json'), bytes);
    await file('b.json', `\ufeff${JSON.stringify(story('b'))}`);
    const [bad, good] = await readAnsFiles(folder);
    expect(bad).toMatchObject({ file: 'a.json', status: 'rejected' });
    expect(bad?.errors[0]?.message).toContain(words);
    expect(good).toMatchObject({ file: 'b.json', id: 'b', status: 'accepted' });
  });

  it('follows links, each folder once, and refuses those that lead nowhere', async () => {
    await file('in/a.json', story('a'));
    await mkdir(join(folder, 'out'));
    await symlink(folder, join(folder, 'in', 'round'));
    await symlink(join(folder, 'in'), join(folder, 'out', 'in'));
    await symlink(join(folder, 'gone'), join(folder, 'out', 'gone.json'));
    const reports = await readAnsFiles(join(folder, 'out'));
    expect(brief(reports)).toEqual([
      ['gone.json', null, 'rejected'],
      [join('in', 'a.json'), 'a', 'accepted'],
    ]);
    expect(reports[0]?.errors[0]?.message).toBe("can't be read: it is not there");
  });

  it('says how much of a file is read as it goes', async () => {
    const one = JSON.stringify(story('a', { copyright: 'x'.repeat(1000) }));
    const path = await file('all.ndjson', Array(200).fill(one).join('\n'));
    const read = (await readAnsFiles(path)).map((report) => report.read);
    expect(read[0]).toBeLessThan(one.length * 100);
    expect(read.at(-1)).toBe((one.length + 1) * 200 - 1);
  });

  it('tells a list that breaks off, behind what is good of it', async () => {
    const path = await file('list.json', `[${JSON.stringify(story('a'))}`);
    expect(brief(await readAnsFiles(path))).toEqual([
      ['list.json#1', 'a', 'accepted'],
      ['list.json', null, 'rejected'],
    ]);
  });

  it('has another mark where a file is another', async () => {
    const path = await file('a.json', story('a'));
    const { mark, bytes } = await openAnsFiles(path);
    expect((await openAnsFiles(path)).mark).toBe(mark);
    expect(bytes).toBe(JSON.stringify(story('a')).length);
    await file('a.json', story('ab'));
    expect((await openAnsFiles(path)).mark).not.toBe(mark);
  });

  it('takes a search result apart', async () => {
    const path = await file('r.json', {
      type: 'results',
      count: 2,
      content_elements: [story('a'), story('b')],
    });
    expect(brief(await readAnsFiles(path))).toHaveLength(2);
  });

  it('takes a delivered collection apart, which then refers to its members', async () => {
    const reference = { type: 'promo_reference', referent: { id: 'z', type: 'story' } };
    const path = await file('c.json', {
      ...story('c'),
      type: 'collection',
      content_elements: [story('a'), reference],
    });
    const reports = await readAnsFiles(path);
    expect(brief(reports)).toEqual([
      ['c.json#1', 'a', 'accepted'],
      ['c.json#2', 'c', 'accepted'],
    ]);
    expect(reports[1]?.document?.content_elements).toEqual([
      { type: 'promo_reference', referent: { id: 'a', type: 'story' } },
      reference,
    ]);
  });

  it('fails where there is no such file', async () => {
    const path = join(folder, 'none');
    await expect(readAnsFiles(path)).rejects.toThrow(`${path} can't be read: it is not there.`);
    await expect(readAnsFiles(folder)).rejects.toThrow(
      `There is no file below ${folder} that ends in .json, .ndjson, .jsonl.`,
    );
  });
});
