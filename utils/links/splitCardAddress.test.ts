import { splitCardAddress } from './splitCardAddress';

describe('the address of a live-blog card (platform §2)', () => {
  it.each([
    ['/news/storm-20261121.html/card-1r9p4ss', '/news/storm-20261121.html', 'card-1r9p4ss'],
    ['/news/storm.html/card-a2/', '/news/storm.html', 'card-a2'],
    ['/news/storm.html/card-a2?utm_source=x', '/news/storm.html', 'card-a2'],
    ['/news/storm.html/card-a2#top', '/news/storm.html', 'card-a2'],
    ['/news/storm.html', '/news/storm.html', ''],
    ['/news/storm.html?card=card-a2', '/news/storm.html?card=card-a2', ''],
    ['/news/storm.html/card-', '/news/storm.html/card-', ''],
    ['/news/storm.html/card-A_B', '/news/storm.html/card-A_B', ''],
    ['/news/storm.html/card-a/b', '/news/storm.html/card-a/b', ''],
    ['/food/card-games', '/food/card-games', ''],
    ['/card-a2', '/card-a2', ''],
    ['', '', ''],
  ])('%s', (address, story, anchor) => {
    expect(splitCardAddress(address)).toEqual({ story, anchor });
  });
});
