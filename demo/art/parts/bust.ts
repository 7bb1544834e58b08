import { smooth, type Canvas, type Point } from '../Canvas';
import { lightness, mix, shade, type Color } from '../color';
import { HAIR, type Hair, type HairName } from './hair';

export interface Bust {
  skin: Color;
  hair: HairName;
  hairColor: Color;
  clothes: 'blazer' | 'shirt' | 'turtleneck' | 'crew' | 'hoodie' | 'coat';
  cloth: Color;
  under: Color;
  beard: 'none' | 'full' | 'short';
  glasses: 'none' | 'round' | 'square';
  hasEarrings: boolean;
}

const HEAD =
  'M-50 -10C-50 -62 -28 -78 0 -78C28 -78 50 -62 50 -10C50 26 35 60 14 71Q0 78 -14 71C-35 60 -50 26 -50 -10z';
const TORSO =
  'M-158 340C-158 214 -140 160 -84 138C-52 126 -32 118 -26 96H26C32 118 52 126 84 138C140 160 158 214 158 340z';

/** Head and shoulders, faceless; (`x`, `y`) is the middle of the head, `size` half its width in px. */
export function bust(c: Canvas, x: number, y: number, size: number, spec: Bust): void {
  const hair: Hair = HAIR[spec.hair];
  const hairColor = spec.hair === 'wrap' ? spec.under : spec.hairColor;
  c.moved(`translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 50).toFixed(3)})`, () => {
    hair.behind?.(c, hairColor);
    neck(c, spec.skin);
    clothes(c, spec);
    head(c, spec);
    hair.before?.(c, hairColor);
    if (spec.glasses !== 'none') glasses(c, spec.glasses === 'round');
    if (spec.hasEarrings && spec.hair !== 'wrap')
      c.dots(
        [
          [-53, 26, 5],
          [53, 26, 5],
        ],
        c.p.light,
      );
  });
}

function neck(c: Canvas, skin: Color): void {
  c.path(
    'M-27 30V104C-27 122 -54 128 -66 134C-30 176 30 176 66 134C54 128 27 122 27 104V30z',
    shade(skin, -0.035),
  );
  c.path('M-27 40V92C0 104 20 84 27 62V40z', shade(skin, -0.1), { opacity: 0.85 });
}

function head(c: Canvas, { skin, beard, hairColor, hair }: Bust): void {
  if (hair !== 'wrap') {
    for (const side of [-1, 1]) {
      c.ellipse(side * 51, 4, 9, 15, shade(skin, side < 0 ? -0.07 : -0.02));
      c.ellipse(side * 52, 5, 4, 8, shade(skin, -0.1));
    }
  }
  c.path(HEAD, skin);
  c.within(HEAD, () => {
    c.path(
      'M-60 -90H-10C-13 -60 -14 -42 -11 -26C-6 -10 2 4 8 15C6 21 -2 23 -8 23C-11 30 -10 36 -12 44C-9 50 -10 62 -6 90H-60z',
      shade(skin, -0.045),
    );
    c.path(
      'M-10 42C-4 38 4 38 12 42C4 47 -4 47 -10 42z',
      mix(shade(skin, -0.1), c.p.accent, 0.25),
      { opacity: 0.8 },
    );
    const blush = c.radial([
      [0, c.p.accent, 0.2],
      [1, c.p.accent, 0],
    ]);
    c.circle(27, 18, 18, blush);
    c.circle(-27, 18, 18, blush);
    const brow = mix(hairColor, shade(skin, -0.3), 0.55);
    c.curve(
      [
        [-33, -16],
        [-22, -21],
        [-11, -17],
      ],
      brow,
      4,
    );
    c.curve(
      [
        [13, -17],
        [24, -21],
        [34, -16],
      ],
      brow,
      4,
    );
    if (beard !== 'none') {
      const top = beard === 'full' ? 0 : 10;
      c.path(
        `M-56 ${-4 + top}C-48 ${26 + top / 2} -40 30 -26 31C-14 24 14 24 26 31C40 30 48 ${26 + top / 2} 56 ${-4 + top}V90H-56zM-13 43C-5 50 5 50 13 43C6 38 -6 38 -13 43z`,
        shade(hairColor, 0.01),
        { opacity: beard === 'full' ? 1 : 0.55 },
      );
      c.path('M8 30C20 27 32 30 44 24C46 50 30 74 8 80z', shade(hairColor, 0.05), { opacity: 0.6 });
    }
  });
}

function glasses(c: Canvas, isRound: boolean): void {
  const rim = lightness(c.p.ink) < 0.4 ? c.p.ink : shade(c.p.ink, -0.1);
  for (const side of [-1, 1]) {
    const x = side * 22.5;
    if (isRound) {
      c.circle(x, -2, 16, c.p.paper, { opacity: 0.22 });
      c.stroke(`M${x - 16} -2a16 16 0 1 0 32 0a16 16 0 1 0 -32 0`, rim, 3);
    } else {
      c.rect(x - 17, -15, 34, 26, c.p.paper, { radius: 7, opacity: 0.22 });
      c.stroke(`M${x - 17} -9q0 -6 6 -6h22q6 0 6 6v12q0 8 -8 8h-18q-8 0 -8 -8z`, rim, 3.4);
    }
    c.line(
      [
        [x + side * 16, -6],
        [side * 50, -8],
      ],
      rim,
      3,
    );
  }
  c.stroke('M-7 -4Q0 -9 7 -4', rim, 3);
}

function clothes(c: Canvas, { clothes: kind, cloth, under, skin }: Bust): void {
  const dark = shade(cloth, -0.07);
  c.path(
    TORSO,
    c.linear([
      [0, shade(cloth, 0.015)],
      [1, shade(cloth, -0.05)],
    ]),
  );
  c.path(
    'M-158 340C-158 214 -140 160 -84 138C-70 132 -58 128 -48 124C-66 190 -84 260 -70 340z',
    dark,
    { opacity: 0.7 },
  );
  const opening = (depth: number, wide: number) =>
    c.path(
      `M${-wide} 108C${-wide * 0.7} ${depth} ${wide * 0.7} ${depth} ${wide} 108L30 84H-30z`,
      shade(skin, -0.035),
    );
  switch (kind) {
    case 'crew':
      opening(168, 44);
      c.stroke('M-45 108C-30 166 30 166 45 108', dark, 9);
      break;
    case 'turtleneck':
      c.path('M-34 66C-20 76 20 76 34 66L40 124C20 138 -20 138 -40 124z', shade(cloth, 0.035));
      c.path('M-34 66C-24 74 -12 76 -6 76L-10 134C-24 132 -34 128 -40 124z', dark, {
        opacity: 0.7,
      });
      c.stroke('M-38 112C-18 126 18 126 38 112', dark, 3);
      break;
    case 'shirt':
      collar(c, cloth, skin);
      c.line(
        [
          [0, 178],
          [0, 340],
        ],
        dark,
        3,
      );
      c.dots(
        [
          [0, 206, 4],
          [0, 250, 4],
          [0, 294, 4],
        ],
        shade(cloth, -0.14),
      );
      break;
    case 'hoodie':
      opening(160, 46);
      c.path(
        'M-66 128C-40 92 -34 100 -44 112C-24 168 24 168 44 112C34 100 40 92 66 128C52 186 -52 186 -66 128z',
        shade(cloth, 0.04),
      );
      c.path(
        'M-66 128C-44 96 -38 100 -44 112C-36 140 -22 156 -6 160C-30 172 -56 160 -66 128z',
        dark,
        { opacity: 0.7 },
      );
      for (const side of [-1, 1])
        c.curve(
          [
            [side * 18, 166],
            [side * 22, 200],
            [side * 18, 236],
          ],
          c.p.paper,
          4,
        );
      break;
    case 'blazer':
    case 'coat':
      c.path('M-44 108L0 262L44 108C26 132 -26 132 -44 108z', under);
      if (kind === 'blazer') collar(c, under, skin);
      else
        c.path('M-36 92C-20 102 20 102 36 92L44 132C20 146 -20 146 -44 132z', shade(under, 0.03));
      lapels(c, cloth, dark);
  }
}

function collar(c: Canvas, cloth: Color, skin: Color): void {
  c.path('M-34 88L0 178L34 88z', shade(skin, -0.035));
  c.poly(
    [
      [-36, 94],
      [-52, 124],
      [-26, 164],
      [0, 176],
      [-30, 116],
    ],
    shade(cloth, -0.02),
  );
  c.poly(
    [
      [36, 94],
      [52, 124],
      [26, 164],
      [0, 176],
      [30, 116],
    ],
    shade(cloth, 0.04),
  );
  c.line(
    [
      [-26, 164],
      [0, 176],
      [26, 164],
    ],
    shade(cloth, -0.12),
    1.6,
    { opacity: 0.7 },
  );
}

function lapels(c: Canvas, cloth: Color, dark: Color): void {
  const left: Point[] = [
    [-44, 110],
    [-66, 126],
    [-92, 176],
    [-66, 178],
    [-72, 200],
    [0, 286],
  ];
  c.poly(left, shade(cloth, 0.03));
  c.poly(
    left.map(([px, py]) => [-px, py] as const),
    shade(cloth, 0.07),
  );
  c.line(
    [
      [0, 286],
      [-2, 340],
    ],
    dark,
    3,
  );
  c.stroke(
    smooth(
      [
        [-92, 176],
        [-70, 180],
        [-72, 200],
      ],
      false,
    ),
    dark,
    2.4,
  );
  c.stroke(
    smooth(
      [
        [92, 176],
        [70, 180],
        [72, 200],
      ],
      false,
    ),
    dark,
    2.4,
  );
  c.circle(3, 306, 5, dark);
}
