import { setFusion } from '../../../../mocks/fusion/state';
import { examplePicture } from '../../../article/examplePicture';
import { imageObject, imageObjects } from './imageObjects';

const ORIGIN = 'https://www.broadsheet.example';
const picture = { ...examplePicture(1), url: '/gateway/photo/v2/gym.jpg', auth: 'f00d' };

beforeEach(() => setFusion({ environment: { RESIZER_BASE: '/gateway/photo/resizer/v2' } }));

describe('a picture, as search engines read it', () => {
  it('is in 16x9, 3x2 and 1x1, 1200 px wide', () => {
    const objects = imageObjects(picture, ORIGIN);
    expect(objects.map(({ width, height }) => [width, height])).toEqual([
      [1200, 675],
      [1200, 800],
      [1200, 1200],
    ]);
    for (const { url, height } of objects) expect(url).toContain(`width=1200&height=${height}`);
  });

  it('is as it is where it can’t be resized, and none where it is not on the web', () => {
    const plain = { ...picture, auth: '', url: '/a.jpg', width: 640, height: 480 };
    expect(imageObjects(plain, ORIGIN)).toMatchObject([
      { url: `${ORIGIN}/a.jpg`, width: 640, height: 480 },
    ]);
    expect(imageObjects({ ...plain, url: 'data:image/png,a' }, ORIGIN)).toEqual([]);
  });

  it.each([
    [640, 0],
    [0, 480],
  ])('has no size where one side of it is not known: %i by %i px', (width, height) => {
    const object = imageObject({ ...picture, width, height }, ORIGIN);
    expect(object).not.toHaveProperty('width');
    expect(object).not.toHaveProperty('height');
  });

  it('says its caption, else its text for who can’t see it, and its credit; no size that nobody knows', () => {
    const bare = { ...picture, caption: '', alt: 'A gym', credit: '', width: 0, height: 0 };
    expect(imageObject(bare, ORIGIN)).toEqual({
      '@type': 'ImageObject',
      url: `${ORIGIN}/gateway/photo/v2/gym.jpg`,
      caption: 'A gym',
      creditText: undefined,
    });
    expect(imageObject({ ...bare, caption: 'At night', credit: 'Staff' }, ORIGIN)).toMatchObject({
      caption: 'At night',
      creditText: 'Staff',
    });
  });
});
