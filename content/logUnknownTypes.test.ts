import contentApi from './sources/content-api';

const SITE = { 'arc-site': 'broadsheet' };
const storyWith = (...types: string[]) => ({
  _id: 'STORY1',
  type: 'story',
  content_elements: types.map((type) => ({ type })),
});

describe('types of elements that nobody shows', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  const logged = () => warn.mock.calls.map(([line]) => String(line));

  it('are named on the log once, however many stories hold them', async () => {
    for (let n = 0; n < 10_000; n += 1) {
      await contentApi.transform?.(storyWith('hologram', 'text', 'hologram'), SITE);
    }
    expect(logged()).toEqual([
      'Elements of type "hologram" are not known and left out, first in STORY1',
    ]);
  });

  it('make no more than 100 lines, each one line, whatever an upstream calls them', async () => {
    for (let n = 0; n < 300; n += 1) {
      await contentApi.transform?.(storyWith(`type ${n}\nforged line "`), SITE);
    }
    expect(logged()).toHaveLength(99);
    expect(logged()[0]).toBe(
      'Elements of type "type 0?forged line ?" are not known and left out, first in STORY1',
    );
  });
});
