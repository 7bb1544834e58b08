import sharp from 'sharp';
import { drawScene, type ArtSpec, type Drawing } from './drawScene';
import { addGrain } from './grain';

export interface Picture extends Omit<Drawing, 'svg'> {
  jpeg: Buffer;
}

/** Draws a picture and turns it into a JPEG with the grain of printed paper. */
export async function renderPicture(spec: ArtSpec): Promise<Picture> {
  const { svg, ...drawing } = drawScene(spec);
  const { width, height } = drawing;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  addGrain(pixels, width);
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
  return { ...drawing, jpeg };
}
