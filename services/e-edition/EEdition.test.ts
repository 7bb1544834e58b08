import { EEdition, type EEditionOptions } from './EEdition';
import type { NamedPicture, PrintedPaper } from './PrintedPaper';
import { examplePaper } from './testing/examplePaper';

const DAYS = ['2026-11-21', '2026-11-20'];
/** ms: longer than a paper is kept without a look at its stories. */
const LATER = 6 * 60_000;
/** ms between two looks for a new paper. */
const AHEAD = 10 * 60_000;

const drawn = (text: string, unprinted = '') => ({
  pdf: new TextEncoder().encode(text),
  unprinted,
});

function open(more: Partial<EEditionOptions> = {}) {
  const readPaper = jest.fn<Promise<PrintedPaper<NamedPicture> | null>, [string]>(async (day) =>
    examplePaper({ day }),
  );
  const draw = jest.fn(async ({ name }: PrintedPaper) => drawn(name));
  const warn = jest.fn();
  const fetchPicture = jest.fn<Promise<Uint8Array | null>, [string]>(
    async () => new Uint8Array([1]),
  );
  const options = { listDays: async () => DAYS, readPaper, fetchPicture, draw, warn };
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

  it('is drawn when it is out, before anyone asks, and once only', async () => {
    const { edition, options } = open();
    const end = edition.drawAhead();
    await jest.advanceTimersByTimeAsync(AHEAD);
    expect(options.draw).toHaveBeenCalledTimes(1);
    expect(options.draw).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-21' }));
    await edition.file('2026-11-21');
    await jest.advanceTimersByTimeAsync(3 * AHEAD);
    expect(options.draw).toHaveBeenCalledTimes(1);
    expect(options.readPaper.mock.calls.length).toBeLessThan(3);
    end();
  });

  it('is drawn before anyone asks on the next day, too, until the server closes', async () => {
    let days = DAYS;
    const { edition, options } = open({ listDays: async () => days });
    const end = edition.drawAhead();
    await jest.advanceTimersByTimeAsync(AHEAD);
    days = ['2026-11-22', ...DAYS];
    await jest.advanceTimersByTimeAsync(AHEAD);
    expect(options.draw.mock.calls.map(([{ day }]) => day)).toEqual(['2026-11-21', '2026-11-22']);
    end();
    days = ['2026-11-23', ...days];
    await jest.advanceTimersByTimeAsync(AHEAD);
    expect(options.draw).toHaveBeenCalledTimes(2);
  });

  it('that could not be drawn ahead is tried again, and the log says why', async () => {
    const { edition, options } = open({ listDays: async () => DAYS });
    options.draw.mockRejectedValueOnce(new Error('no ink'));
    const end = edition.drawAhead();
    await jest.advanceTimersByTimeAsync(AHEAD);
    expect(options.warn).toHaveBeenCalledWith(
      'The newest e-edition is not drawn yet: Error: no ink',
    );
    await jest.advanceTimersByTimeAsync(AHEAD);
    expect(options.draw).toHaveBeenCalledTimes(2);
    end();
  });

  it('draws nothing ahead where there is no paper', async () => {
    const { edition, options } = open({ listDays: async () => [] });
    const end = edition.drawAhead();
    await jest.advanceTimersByTimeAsync(AHEAD);
    expect(options.draw).not.toHaveBeenCalled();
    end();
  });

  it('says of which letters it has none, and where more fonts are named', async () => {
    const { edition, options } = open({ draw: async ({ name }) => drawn(name, '費城') });
    await edition.file('2026-11-21');
    expect(options.warn.mock.calls).toEqual([
      ['The e-edition of 2026-11-21 has no font for these: 費城. Name one by E_EDITION_FONTS'],
    ]);
  });

  it('fails where there is no older one to keep', async () => {
    const { edition } = open({ draw: async () => Promise.reject(new Error('no ink')) });
    await expect(edition.file('2026-11-21')).rejects.toThrow('no ink');
  });

  const picture = {
    address: 'https://p.example/a.jpg',
    caption: '',
    credit: '',
    alt: '',
    width: 1,
    height: 1,
  };
  function pictured(): PrintedPaper<NamedPicture> {
    const { pages, ...paper } = examplePaper();
    const [page] = pages;
    return {
      ...paper,
      pages: [{ ...page!, stories: page!.stories.map((story) => ({ ...story, picture })) }],
    };
  }

  it('fetches its pictures when it is drawn, and not for a look at what has changed', async () => {
    const { edition, options } = open({ readPaper: async () => pictured() });
    await edition.file('2026-11-21');
    expect(options.fetchPicture.mock.calls).toEqual([[picture.address], [picture.address]]);
    const drawn = options.draw.mock.calls[0]![0].pages[0]!.stories.map((story) => story.picture);
    const withFile = { ...picture, file: new Uint8Array([1]) };
    expect(drawn).toEqual([withFile, withFile]);
    await later();
    await edition.file('2026-11-21');
    await later();
    expect(options.fetchPicture).toHaveBeenCalledTimes(2);
    expect(options.draw).toHaveBeenCalledTimes(1);
  });

  it('is printed without a picture that can’t be had, and drawn again until it is there', async () => {
    const { edition, options } = open({ readPaper: async () => pictured() });
    options.fetchPicture.mockResolvedValue(null);
    options.draw.mockImplementation(async ({ pages }) =>
      drawn(pages[0]!.stories.map((story) => Boolean(story.picture)).join()),
    );
    const first = await edition.file('2026-11-21');
    expect(Buffer.from(first!.pdf).toString()).toBe('false,false');
    options.fetchPicture.mockResolvedValue(new Uint8Array([1]));
    await later();
    await edition.file('2026-11-21');
    await later();
    const second = await edition.file('2026-11-21');
    expect(Buffer.from(second!.pdf).toString()).toBe('true,true');
    expect(second!.tag).not.toBe(first!.tag);
  });
});
