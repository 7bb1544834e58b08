import type { StoryPage } from './describeStories';
import { MAX_WAITING, PageViews } from './PageViews';

const story = (path: string): StoryPage => ({ path, title: 'A title', sections: ['sports'] });

function open(known: readonly string[]) {
  const stored: Record<string, number>[] = [];
  const describe = jest.fn(async (paths: readonly string[]) =>
    paths.filter((path) => known.includes(path)).map(story),
  );
  const views = new PageViews({
    describe,
    store: async (_stories, counts) => {
      stored.push(Object.fromEntries(counts));
    },
  });
  return { views, describe, stored };
}

describe('page views', () => {
  it('are stored in one batch, each path once', async () => {
    const { views, stored } = open(['/a.html', '/b.html']);
    for (const path of ['/a.html', '/b.html', '/a.html']) views.add(path);
    await views.flush();
    await views.flush();
    expect(stored).toEqual([{ '/a.html': 2, '/b.html': 1 }]);
  });

  it('are dropped where there is no story, which is asked once', async () => {
    const { views, describe, stored } = open(['/a.html']);
    views.add('/nothing.html');
    await views.flush();
    expect(views.add('/nothing.html')).toBe(false);
    await views.flush();
    expect(describe).toHaveBeenCalledTimes(1);
    expect(stored).toEqual([]);
  });

  it('wait on while the content API is away', async () => {
    const { views, describe, stored } = open(['/a.html']);
    describe.mockRejectedValueOnce(new Error('away'));
    views.add('/a.html');
    await expect(views.flush()).rejects.toThrow('away');
    views.add('/a.html');
    await views.flush();
    expect(stored).toEqual([{ '/a.html': 2 }]);
  });

  it('of ever new paths have an end', async () => {
    const { views, describe } = open([]);
    for (let n = 0; n < MAX_WAITING; n += 1) expect(views.add(`/${n}.html`)).toBe(true);
    expect(views.add('/one-more.html')).toBe(false);
    expect(views.add('/0.html')).toBe(true);
    await views.flush();
    expect(describe.mock.calls.every(([paths]) => paths.length <= 200)).toBe(true);
  });
});
