import fc from 'fast-check';
import { resizerUrl, type ResizableImage } from '../components/ui/resizerUrl';
import { parseImageRequest } from '../services/images/parseImageRequest';

const side = fc.oneof(
  fc.integer({ min: 1, max: 4000 }),
  fc.double({ min: 0.01, max: 1e6, noNaN: true }),
);
const place = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ noNaN: true }));

it('the resizer refuses no address that a page makes, whatever a picture says of itself (platform §8)', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }, { requiredKeys: ['width'] }),
      fc.option(fc.record({ x: place, y: place })),
      fc.option(fc.record({ left: place, top: place, width: place, height: place }), {
        nil: undefined,
      }),
      (size, focal, crop) => {
        const image: ResizableImage = {
          url: '/gateway/photo/v2/a.jpg',
          auth: 'a1',
          focal,
          ...(crop ? { crop } : {}),
        };
        const { searchParams } = new URL(resizerUrl(image, size), 'https://x.example');
        const { width } = parseImageRequest(Object.fromEntries(searchParams));
        expect(width).toBeLessThanOrEqual(2000);
      },
    ),
  );
});
