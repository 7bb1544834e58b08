import sharp from 'sharp';

/** A picture of four plain quarters: red, green / blue, yellow. Sizes in px. */
export async function fourQuarters(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      quarter('#ff0000', 0, 0),
      quarter('#00ff00', half.width, 0),
      quarter('#0000ff', 0, half.height),
      quarter('#ffff00', half.width, half.height),
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The color at a place (fractions of width and height), by the names of {@link fourQuarters}. */
export async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  const at = pixel * info.channels;
  const bright = [data[at], data[at + 1], data[at + 2]].map((value) => (value ?? 0) > 128);
  const names: Record<string, string> = {
    'true,false,false': 'red',
    'false,true,false': 'green',
    'false,false,true': 'blue',
    'true,true,false': 'yellow',
  };
  return names[bright.join()] ?? 'other';
}
