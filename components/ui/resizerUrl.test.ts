import fc from 'fast-check';
import { setFusion } from '../../mocks/fusion/state';
import { originalUrl, resizerUrl } from './resizerUrl';

const image = { url: '/gateway/photo/v2/rowhouses-12.jpg', auth: 'a1b2', focal: null };

describe('the address of a resized picture (platform §7)', () => {
  beforeEach(() => void setFusion());

  it.each([
    [
      'keeps its shape without a height',
      image,
      { width: 800 },
      '/gateway/resizer/v2/rowhouses-12.jpg?auth=a1b2&width=800',
    ],
    [
      'is cut by what the resizer finds without a focal point',
      image,
      { width: 600, height: 400 },
      '/gateway/resizer/v2/rowhouses-12.jpg?auth=a1b2&width=600&height=400&smart=true',
    ],
    [
      'is cut around its focal point',
      { ...image, focal: { x: 310.4, y: 200 } },
      { width: 600, height: 400 },
      '/gateway/resizer/v2/rowhouses-12.jpg?auth=a1b2&width=600&height=400&focal=310,200',
    ],
    [
      'is of the part that an editor kept',
      { ...image, crop: { left: 10, top: 0, width: 640.4, height: 360 } },
      { width: 600, height: 400 },
      '/gateway/resizer/v2/rowhouses-12.jpg?auth=a1b2&width=600&height=400&smart=true&crop=10,0,640,360',
    ],
    [
      'has whole pixels',
      image,
      { width: 600, height: 337.5 },
      '/gateway/resizer/v2/rowhouses-12.jpg?auth=a1b2&width=600&height=338&smart=true',
    ],
    [
      'takes the file from an address with a query',
      { ...image, url: 'https://pictures.example/a/b/c.png?v=2' },
      { width: 100 },
      '/gateway/resizer/v2/c.png?auth=a1b2&width=100',
    ],
    [
      'falls back to the original without a signature (platform §8)',
      { ...image, auth: '' },
      { width: 100 },
      image.url,
    ],
    [
      'falls back to the original without a file name',
      { ...image, url: 'https://pictures.example/' },
      { width: 100 },
      'https://pictures.example/',
    ],
  ])('%s', (_name, picture, size, expected) => {
    expect(resizerUrl(picture, size)).toBe(expected);
  });

  it.each(['https://img.example/resizer/v2/', 'https://img.example/resizer/v2'])(
    'can stand on another host: %s',
    (base) => {
      setFusion({ environment: { RESIZER_BASE: base } });
      expect(resizerUrl(image, { width: 100 })).toBe(
        'https://img.example/resizer/v2/rowhouses-12.jpg?auth=a1b2&width=100',
      );
    },
  );

  it.each<Record<string, string>>([{}, { RESIZER_BASE: '' }])(
    'is that of the original where there is no resizer: %j (platform §8)',
    (environment) => {
      setFusion({ environment });
      expect(resizerUrl(image, { width: 100 })).toBe(image.url);
    },
  );

  it('names the whole of what was signed', () => {
    const resizerId = 'https://img.example/a/b.jpg?v=1';
    expect(resizerUrl({ ...image, resizerId }, { width: 100 })).toBe(
      '/gateway/resizer/v2/https%3A%2F%2Fimg.example%2Fa%2Fb.jpg%3Fv%3D1?auth=a1b2&width=100',
    );
  });

  it.each([
    ['a tall film', { width: 1280, height: 2276 }, 'width=1125&height=2000'],
    ['a wide screen', { width: 3000 }, 'width=2000'],
    ['next to nothing', { width: 0.2, height: 0.1 }, 'width=1&height=1'],
  ])('asks for no size that the resizer refuses: %s', (_name, size, expected) => {
    expect(resizerUrl(image, size)).toContain(`&${expected}`);
  });

  it('never breaks out of its query, whatever the signature holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (auth) => {
        const url = new URL(resizerUrl({ ...image, auth }, { width: 50 }), 'https://x.example');
        expect([...url.searchParams.keys()]).toEqual(['auth', 'width']);
        expect(url.hash).toBe('');
      }),
    );
  });
});

describe('where a picture is when the resizer fails (platform §8)', () => {
  const elsewhere = { ...image, url: 'https://pictures.example/a/b.jpg' };

  it.each([
    ['of another host', elsewhere, elsewhere.url],
    ['stored with us', image, undefined],
    ['that is not resized', { ...elsewhere, auth: '' }, undefined],
  ])('%s', (_name, picture, expected) => {
    setFusion();
    expect(originalUrl(picture, resizerUrl(picture, { width: 100 }))).toBe(expected);
  });
});
