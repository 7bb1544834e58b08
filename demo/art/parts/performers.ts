import { d, type Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { person, someDress } from './people';

export function singer(c: Canvas, x: number, foot: number, tall: number): void {
  person(
    c,
    x,
    foot,
    tall,
    'point',
    someDress(c, {
      top: c.p.accent,
      bottom: c.p.accent,
      garment: 'skirt',
      head: c.r.pick(['bun', 'long', 'short']),
    }),
    1,
  );
  c.line(
    [
      [x - tall * 0.14, foot],
      [x - tall * 0.14, foot - tall * 0.76],
      [x - tall * 0.06, foot - tall * 0.82],
    ],
    c.p.ink,
    tall * 0.016,
  );
  c.ellipse(x - tall * 0.14, foot, tall * 0.09, tall * 0.016, c.p.ink);
  c.circle(x - tall * 0.05, foot - tall * 0.83, tall * 0.026, c.p.stone);
  person(
    c,
    x + tall * 0.95,
    foot - tall * 0.06,
    tall * 0.86,
    'write',
    someDress(c, { top: c.p.ink, garment: 'shirt' }),
    1,
  );
  const px = x + tall * 1.05;
  const y = foot - tall * 0.38;
  c.rect(px + tall * 0.08, y, tall * 0.62, tall * 0.13, shade(c.p.ink, 0.05));
  c.rect(px + tall * 0.02, y + tall * 0.08, tall * 0.2, tall * 0.03, c.p.paper);
  c.path(
    d`M${px + tall * 0.12} ${y}L${px + tall * 0.6} ${y - tall * 0.42}L${px + tall * 0.72} ${y - tall * 0.3}L${px + tall * 0.7} ${y}z`,
    shade(c.p.ink, 0.09),
  );
  for (const leg of [0.16, 0.62])
    c.rect(px + leg * tall, y + tall * 0.1, tall * 0.03, tall * 0.27, shade(c.p.ink, 0.05));
}

export function cellist(c: Canvas, x: number, foot: number, tall: number): void {
  const dress = someDress(c, {
    top: c.p.ink,
    bottom: c.p.ink,
    garment: 'shirt',
    head: c.r.pick(['bun', 'short', 'long']),
  });
  c.rect(x - tall * 0.26, foot - tall * 0.32, tall * 0.3, tall * 0.04, mix(c.p.warm, c.p.ink, 0.5));
  for (const leg of [-0.24, 0.0])
    c.rect(
      x + leg * tall,
      foot - tall * 0.3,
      tall * 0.025,
      tall * 0.3,
      mix(c.p.warm, c.p.ink, 0.5),
    );
  person(c, x - tall * 0.08, foot, tall * 1.08, 'sit', dress, 1);
  const wood = mix('#b5602c', c.p.warm, 0.3);
  c.moved(`rotate(12 ${Math.round(x + tall * 0.16)} ${Math.round(foot - tall * 0.3)})`, () => {
    const cx = x + tall * 0.14;
    const low = foot - tall * 0.06;
    c.line(
      [
        [cx, low],
        [cx, foot + tall * 0.02],
      ],
      c.p.stone,
      tall * 0.012,
    );
    c.blob(
      [
        [cx, low],
        [cx - tall * 0.15, low - tall * 0.08],
        [cx - tall * 0.09, low - tall * 0.22],
        [cx - tall * 0.11, low - tall * 0.36],
        [cx, low - tall * 0.42],
        [cx + tall * 0.11, low - tall * 0.36],
        [cx + tall * 0.09, low - tall * 0.22],
        [cx + tall * 0.15, low - tall * 0.08],
      ],
      wood,
    );
    c.blob(
      [
        [cx + tall * 0.01, low - tall * 0.02],
        [cx + tall * 0.12, low - tall * 0.09],
        [cx + tall * 0.07, low - tall * 0.22],
        [cx + tall * 0.09, low - tall * 0.35],
        [cx + tall * 0.02, low - tall * 0.4],
      ],
      shade(wood, 0.06),
    );
    c.rect(
      cx - tall * 0.014,
      low - tall * 0.72,
      tall * 0.028,
      tall * 0.5,
      mix(c.p.ink, c.p.warm, 0.2),
    );
    c.rect(cx - tall * 0.035, low - tall * 0.17, tall * 0.07, tall * 0.014, c.p.ink);
    c.circle(cx, low - tall * 0.75, tall * 0.024, wood);
  });
  c.line(
    [
      [x - tall * 0.1, foot - tall * 0.42],
      [x + tall * 0.5, foot - tall * 0.3],
    ],
    c.p.paper,
    tall * 0.01,
  );
  for (const [at, facing] of [
    [-1, 1],
    [1.05, -1],
  ] as const) {
    person(
      c,
      x + at * tall,
      foot - tall * 0.05,
      tall * 0.94,
      'work',
      someDress(c, { top: c.p.ink, garment: 'shirt' }),
      facing,
    );
    c.moved(
      `rotate(${facing * -20} ${Math.round(x + at * tall + facing * tall * 0.2)} ${Math.round(foot - tall * 0.72)})`,
      () =>
        c.ellipse(
          x + at * tall + facing * tall * 0.17,
          foot - tall * 0.73,
          tall * 0.11,
          tall * 0.05,
          wood,
        ),
    );
  }
}

export function dancers(c: Canvas, x: number, foot: number, tall: number): void {
  const cloth = [c.p.accent, c.p.light, c.p.cool];
  for (const [index, [at, pose, facing]] of (
    [
      [-0.85, 'dunk', 1],
      [0, 'raise', 1],
      [0.85, 'dunk', -1],
    ] as const
  ).entries()) {
    const color = cloth[index] ?? c.p.accent;
    c.ellipse(x + at * tall, foot + tall * 0.02, tall * 0.24, tall * 0.025, c.p.ink, {
      opacity: 0.35,
    });
    person(
      c,
      x + at * tall,
      foot - (pose === 'dunk' ? tall * 0.08 : 0),
      tall,
      pose,
      someDress(c, {
        top: color,
        bottom: shade(color, -0.06),
        garment: pose === 'dunk' ? 'shirt' : 'skirt',
        head: 'bun',
      }),
      facing,
    );
  }
}
