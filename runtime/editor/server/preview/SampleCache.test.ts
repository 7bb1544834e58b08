import type { Sample } from './findSample';
import { SampleCache } from './SampleCache';

const sample = (uri: string): Sample => ({ uri, contentConfig: null });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const samples = new SampleCache();
  const find = jest.fn<Promise<Sample>, []>();
  const at = (now: number) => samples.get('page', find, now);
  return { find, at };
}

describe('What a document is shown as', () => {
  it('is found once for all who ask within five seconds', async () => {
    const { find, at } = open();
    find.mockResolvedValue(sample('/a'));
    await Promise.all([at(0), at(1), at(5000)]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('is found anew after that, behind whoever asks: they get what was known', async () => {
    const { find, at } = open();
    find.mockResolvedValueOnce(sample('/a')).mockResolvedValue(sample('/b'));
    await at(0);
    expect(await Promise.all([at(6000), at(6001)])).toEqual([sample('/a'), sample('/a')]);
    await settle();
    expect(await at(6002)).toEqual(sample('/b'));
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('that can’t be found any more is said to the next who asks', async () => {
    const { find, at } = open();
    find.mockResolvedValueOnce(sample('/a')).mockRejectedValue(new Error('gone'));
    await at(0);
    expect(await at(6000)).toEqual(sample('/a'));
    await settle();
    await expect(at(6001)).rejects.toThrow('gone');
  });

  it('that was not found is looked for again', async () => {
    const { find, at } = open();
    find.mockRejectedValueOnce(new Error('none')).mockResolvedValue(sample('/a'));
    await expect(at(0)).rejects.toThrow('none');
    expect(await at(1)).toEqual(sample('/a'));
  });

  it('that nobody asked for in a minute is found before anyone gets it', async () => {
    const { find, at } = open();
    find.mockResolvedValueOnce(sample('/a')).mockResolvedValue(sample('/b'));
    await at(0);
    expect(await at(60_001)).toEqual(sample('/b'));
  });
});
