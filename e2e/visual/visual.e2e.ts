import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures, type Pixels } from './comparePictures';
import { judgeShot } from './judgeShot';
import { listShots } from './listShots';
import { openShotStore } from './shotStore';
import { writeReport } from './writeReport';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];

/** A picture of which each pixel is given by its place. */
function draw(width: number, height: number, color: (x: number, y: number) => number[]): Pixels {
  const data = Array.from({ length: width * height }, (_, at) =>
    color(at % width, Math.floor(at / width)),
  );
  return { width, height, data: Uint8Array.from(data.flat()) };
}

const paper = draw(20, 20, () => WHITE);
const bar = (from: number) => draw(20, 20, (x) => (x >= from && x < from + 5 ? BLACK : WHITE));

describe('comparePictures', () => {
  it.each([
    ['the same picture', bar(5), bar(5), 0],
    ['a bar that is gone', bar(5), paper, 0.25],
    ['a color that nobody sees', paper, draw(20, 20, () => [250, 250, 250, 255]), 0],
    ['an edge that fell a pixel further', bar(5), bar(6), 0],
    ['a bar three pixels further', bar(5), bar(8), 0.3],
    ['a picture twice as tall', paper, draw(20, 40, () => WHITE), 0.5],
  ])('%s', (_name, before, after, share) => {
    expect(comparePictures(before, after).share).toBeCloseTo(share, 5);
  });

  it('shows in red what differs', () => {
    const { difference } = comparePictures(paper, bar(5));
    expect([...difference.data.subarray(7 * 4, 7 * 4 + 4)]).toEqual([214, 0, 28, 255]);
    expect([...difference.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });
});

const webp = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();

describe('judgeShot', () => {
  it('tells same, new, missing and changed apart', async () => {
    const [before, after] = [await webp(paper), await webp(bar(5))];
    const kinds = [
      await judgeShot(before, await webp(paper)),
      await judgeShot(null, null),
      await judgeShot(null, after),
      await judgeShot(before, null),
      await judgeShot(before, after),
    ].map(({ kind }) => kind);
    expect(kinds).toEqual(['same', 'same', 'new', 'missing', 'changed']);
  });
});

describe('listShots', () => {
  const pack = (...names: string[]) => ({
    build: '1',
    sources: [],
    blocks: [
      {
        name: 'a-block',
        parts: [],
        problem: null,
        states: names.map((name) => ({ name, type: 'a-block/a', fields: {} })),
      },
    ],
  });

  it('takes each state at both widths, and the first in the dark', () => {
    expect(listShots(pack('lead', 'long form')).map(({ file }) => file)).toEqual([
      'a-block/lead-390.webp',
      'a-block/lead-1280.webp',
      'a-block/lead-390-dark.webp',
      'a-block/long-form-390.webp',
      'a-block/long-form-1280.webp',
    ]);
  });

  it('refuses two states that would share a file', () => {
    expect(() => listShots(pack('long form', 'long-form'))).toThrow(/rename one/);
  });

  it('looks at one block when asked', () => {
    expect(listShots(pack('lead'), 'another-block')).toEqual([]);
  });
});

describe('the folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-visual-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of stored pictures lists what it holds, of one block too', () => {
    const store = openShotStore(join(folder, 'shots'));
    expect(store.list()).toEqual([]);
    store.write('a-block/lead-390.webp', Buffer.from('four'));
    store.write('b-block/lead-390.webp', Buffer.from('four'));
    expect(store.bytes()).toBe(8);
    expect(store.list('b-block')).toEqual(['b-block/lead-390.webp']);
    store.remove('b-block/lead-390.webp');
    expect(store.read('b-block/lead-390.webp')).toBeNull();
    expect(store.read('a-block/lead-390.webp')).toEqual(Buffer.from('four'));
  });

  it('of the report holds the pictures that the page shows', async () => {
    const report = join(folder, 'report');
    const verdict = await judgeShot(await webp(paper), await webp(bar(5)));
    if (verdict.kind === 'same') throw new Error('a bar is no paper');
    writeReport(report, [{ file: 'a-block/lead-390.webp', verdict }], 3);
    const html = readFileSync(join(report, 'report.html'), 'utf8');
    expect(html).toContain('1 of 3 pictures differ');
    expect(html).toContain('a-block/lead-390.webp: changed (25.00 %)');
    expect(readdirSync(report).sort()).toEqual([
      '0-after.webp',
      '0-before.webp',
      '0-difference.webp',
      'report.html',
    ]);
    for (const picture of html.matchAll(/src="([^"]+)"/g))
      expect(readdirSync(report)).toContain(picture[1]);
  });
});
