import { drawScene, RATIOS, type Ratio } from './drawScene';
import { renderPicture } from './renderPicture';
import { SCENES, type ArtKind } from './scenes';
import sharp from 'sharp';

const kinds = Object.keys(SCENES) as ArtKind[];
const ratios = Object.keys(RATIOS) as Ratio[];

describe('the drawings of the edition', () => {
  it('has the 37 kinds that stories may ask for', () => {
    expect(kinds).toHaveLength(37);
  });

  describe.each(kinds)('%s', (kind) => {
    it('draws every shape in full, with its focal point inside', () => {
      for (const ratio of ratios) {
        for (const seed of [1, 7, 42]) {
          const { svg, width, height, focal } = drawScene({ kind, seed, ratio });
          expect([width, height]).toEqual(RATIOS[ratio]);
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          expect(focal.x).toBeGreaterThanOrEqual(width * 0.04);
          expect(focal.x).toBeLessThanOrEqual(width * 0.96);
          expect(focal.y).toBeGreaterThanOrEqual(height * 0.04);
          expect(focal.y).toBeLessThanOrEqual(height * 0.96);
        }
      }
    });

    it('draws the same for the same seed and something else for another', () => {
      const draw = (seed: number) => drawScene({ kind, seed, ratio: '3x2' });
      expect(draw(3)).toEqual(draw(3));
      expect(draw(3).svg).not.toBe(draw(4).svg);
    });

    it('says in words what is to be seen', () => {
      expect(SCENES[kind].alt).toMatch(/^[a-z].{15,120}[a-z]$/);
    });
  });

  it('is printed as a JPEG of its size, to the byte the same', async () => {
    const spec = { kind: 'portrait', seed: 503, ratio: '1x1' } as const;
    const [first, second] = await Promise.all([renderPicture(spec), renderPicture(spec)]);
    expect(first.jpeg.equals(second.jpeg)).toBe(true);
    expect(await sharp(first.jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: first.width,
      height: first.height,
    });
  });
});
