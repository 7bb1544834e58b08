import { EEdition, type EEditionOptions } from './EEdition';
import type { PrintedPaper } from './PrintedPaper';
import { examplePaper } from './testing/examplePaper';

const DAYS = ['2026-11-21', '2026-11-20'];
/** ms: longer than a paper is kept without a look at its stories. */
const LATER = 6 * 60_000;

function open(more: Partial<EEditionOptions> = {}) {
  const readPaper = jest.fn<Promise<PrintedPaper | null>, [string]>(async (day) =>
    examplePaper({ day }),
  );
  const draw = jest.fn(async ({ name }: PrintedPaper) => new TextEncoder().encode(name));
  const warn = jest.fn();
  const options = { listDays: async () => DAYS, readPaper, draw, warn };
  return { edition: new EEdition({ ...options, ...more }), options };
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask'],
    now: Date.parse('2026-11-21T15:00:00Z'),
  });
});
afterEach(() => void jest.useRealTimers());

async function later() {
  await jest.advanceTimersByTimeAsync(LATER);
}

describe('the e-edition', () => {
  it('is that of the newest paper, or of none', async () => {
    expect(await open().edition.newest()).toBe('2026-11-21');
    expect(await open({ listDays: async () => [] }).edition.newest()).toBeNull();
  });

  it('draws a paper once for all who ask', async () => {
    const { edition, options } = open();
    const [one, two] = await Promise.all([edition.file('2026-11-20'), edition.file('2026-11-20')]);
    expect(Buffer.from(one!.pdf).toString()).toBe('The Daily');
    expect(two).toBe(one);
    expect(await edition.file('2026-11-20')).toBe(one);
    expect(options.draw).toHaveBeenCalledTimes(1);
  });

  it('has none of a day without a paper, and reads nothing for it', async () => {
    const { edition, options } = open();
    expect(await edition.file('2026-11-19')).toBeNull();
    expect(await edition.file('../secrets')).toBeNull();
    expect(options.readPaper).not.toHaveBeenCalled();
  });

  it('has none of a day whose stories are gone', async () => {
    expect(await open({ readPaper: async () => null }).edition.file('2026-11-21')).toBeNull();
  });

  it('looks at the stories again after a while, and draws what has changed while readers get the old one', async () => {
    const { edition, options } = open();
    const first = await edition.file('2026-11-21');
    options.readPaper.mockImplementation(async (day) =>
      examplePaper({ day, name: 'The Corrected' }),
    );
    await later();
    expect(await edition.file('2026-11-21')).toBe(first);
    await later();
    const second = await edition.file('2026-11-21');
    expect(Buffer.from(second!.pdf).toString()).toBe('The Corrected');
    expect(second!.tag).not.toBe(first!.tag);
  });

  it('does not draw again what has not changed', async () => {
    const { edition, options } = open();
    await edition.file('2026-11-21');
    for (let times = 0; times < 3; times += 1) {
      await later();
      await edition.file('2026-11-21');
    }
    expect(options.readPaper.mock.calls.length).toBeGreaterThan(1);
    expect(options.draw).toHaveBeenCalledTimes(1);
  });

  it('keeps a paper that cannot be made anew, and says so', async () => {
    const { edition, options } = open();
    const first = await edition.file('2026-11-21');
    options.readPaper.mockRejectedValue(new Error('no content'));
    await later();
    await edition.file('2026-11-21');
    await later();
    expect(await edition.file('2026-11-21')).toEqual(first);
    expect(options.warn).toHaveBeenCalledWith(
      'The e-edition of 2026-11-21 stays as it was: Error: no content',
    );
  });

  it('fails where there is no older one to keep', async () => {
    const { edition } = open({ draw: async () => Promise.reject(new Error('no ink')) });
    await expect(edition.file('2026-11-21')).rejects.toThrow('no ink');
  });

  it('is named by its pictures, too', async () => {
    const tagOf = async (byte: number) => {
      const paper = examplePaper();
      const picture = {
        caption: '',
        credit: '',
        alt: '',
        width: 1,
        height: 1,
        file: new Uint8Array([byte]),
      };
      const [page] = paper.pages;
      const pages = [{ ...page!, stories: page!.stories.map((story) => ({ ...story, picture })) }];
      return (await open({ readPaper: async () => ({ ...paper, pages }) }).edition.file(
        '2026-11-21',
      ))!.tag;
    };
    expect(await tagOf(1)).toBe(await tagOf(1));
    expect(await tagOf(1)).not.toBe(await tagOf(2));
  });
});
