import { resizedAddress, type ResizableImage } from './resizedAddress';

const BASE = '/gateway/resizer/v2/';
const image = (more: Partial<ResizableImage> = {}): ResizableImage => ({
  url: 'https://p.example/photos/IMG-1.jpg?w=9#top',
  auth: 'sig+/',
  focal: null,
  ...more,
});
const FILE = '/gateway/resizer/v2/IMG-1.jpg?auth=sig%2B%2F';

describe('the address of a picture in another size (platform §7)', () => {
  it.each<[string, Partial<ResizableImage>, { width: number; height?: number }, string]>([
    ['by its width', {}, { width: 300 }, `${FILE}&width=300`],
    [
      'cut where it has most to show',
      {},
      { width: 300, height: 200 },
      `${FILE}&width=300&height=200&smart=true`,
    ],
    [
      'cut around its focal point',
      { focal: { x: 10.4, y: 20.6 } },
      { width: 300, height: 200 },
      `${FILE}&width=300&height=200&focal=10,21`,
    ],
    [
      'whole, whatever its focal point',
      { focal: { x: 1, y: 2 } },
      { width: 300 },
      `${FILE}&width=300`,
    ],
    [
      'of what an editor kept',
      { crop: { left: 5.2, top: -3, width: 0, height: 400 } },
      { width: 300 },
      `${FILE}&width=300&crop=5,0,1,400`,
    ],
    [
      'no farther than the resizer knows a place',
      { focal: { x: 200_000, y: -1 } },
      { width: 3, height: 2 },
      `${FILE}&width=3&height=2&focal=99999,0`,
    ],
    ['no wider than it makes one', {}, { width: 4000 }, `${FILE}&width=2000`],
    [
      'in its shape, too',
      {},
      { width: 4000, height: 3000 },
      `${FILE}&width=2000&height=1500&smart=true`,
    ],
    [
      'no higher than it makes one',
      {},
      { width: 1000, height: 4000 },
      `${FILE}&width=500&height=2000&smart=true`,
    ],
    ['of a pixel at least', {}, { width: 0.2 }, `${FILE}&width=1`],
    [
      'by what was signed, where that is not its file',
      { resizerId: 'https://p.example/IMG-1.jpg' },
      { width: 300 },
      '/gateway/resizer/v2/https%3A%2F%2Fp.example%2FIMG-1.jpg?auth=sig%2B%2F&width=300',
    ],
  ])('is %s', (_how, more, size, address) => {
    expect(resizedAddress(image(more), size, BASE)).toBe(address);
    expect(resizedAddress(image(more), size, BASE.slice(0, -1))).toBe(address);
  });

  it.each<[string, Partial<ResizableImage>, string]>([
    ['nobody signed it', { auth: '' }, BASE],
    ['there is no resizer', {}, ''],
    ['its address ends in no file', { url: 'https://p.example/' }, BASE],
  ])('is its own where %s (platform §8)', (_why, more, base) => {
    const picture = image(more);
    expect(resizedAddress(picture, { width: 300 }, base)).toBe(picture.url);
  });
});
