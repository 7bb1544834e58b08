import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';

/** Hair of a bust. Units: the head reaches from -50 to 50 across and from -78 to 75 down. */
export interface Hair {
  /** Behind the head and the shoulders' front. */
  behind?: (c: Canvas, color: Color) => void;
  /** Over the forehead. */
  before?: (c: Canvas, color: Color) => void;
}

export type HairName = keyof typeof HAIR;

const LIGHT = 0.05;

function curls(
  c: Canvas,
  color: Color,
  inner: number,
  outer: number,
  sizes: [number, number],
  low = 0,
): void {
  const list: [number, number, number][] = [];
  for (let index = 0; index < 110; index += 1) {
    const angle = Math.PI * (1 - low) + c.r.between(0, 1) * Math.PI * (1 + 2 * low);
    const reach = c.r.between(inner, outer);
    list.push([Math.cos(angle) * reach * 0.9, Math.sin(angle) * reach - 14, c.r.between(...sizes)]);
  }
  c.dots(list, color);
  c.dots(
    list
      .filter((_, index) => index % 3 === 0)
      .map(([x, y, r]) => [x + r * 0.3, y - r * 0.3, r * 0.5] as const),
    shade(color, LIGHT),
  );
}

const pulledBack = (c: Canvas, color: Color) => {
  c.path(
    'M-52 -6C-58 -72 -34 -93 0 -93C34 -93 58 -72 52 -6C48 -34 34 -58 0 -61C-34 -58 -48 -34 -52 -6z',
    color,
  );
  c.path(
    'M4 -93C34 -92 58 -72 52 -6C48 -34 36 -56 8 -61C20 -70 18 -84 4 -93z',
    shade(color, LIGHT),
    { opacity: 0.8 },
  );
};

const longBehind = (c: Canvas, color: Color) =>
  c.path(
    'M-62 -20C-72 -106 72 -106 62 -20C70 40 82 100 78 165C50 182 -50 182 -78 165C-82 100 -70 40 -62 -20z',
    shade(color, -0.04),
  );

export const HAIR = {
  crop: {
    before: (c, color) => {
      c.path(
        'M-52 -4C-60 -72 -34 -100 4 -99C44 -98 62 -70 52 -4C50 -24 46 -38 38 -48C12 -38 -24 -40 -38 -52C-46 -40 -50 -24 -52 -4z',
        color,
      );
      c.path(
        'M6 -99C44 -98 62 -70 52 -4C50 -24 46 -38 38 -48C30 -45 22 -43 14 -42C26 -62 24 -84 6 -99z',
        shade(color, LIGHT),
        { opacity: 0.8 },
      );
    },
  },
  part: {
    before: (c, color) => {
      c.path(
        'M-53 0C-62 -76 -34 -104 8 -102C48 -100 63 -66 53 0C51 -24 48 -38 42 -46C16 -42 -18 -54 -28 -70C-36 -48 -50 -30 -53 0z',
        color,
      );
      c.path('M-28 -70C-14 -96 26 -104 44 -80C24 -92 -6 -86 -28 -70z', shade(color, LIGHT + 0.02));
      c.path(
        'M36 -86C58 -66 60 -34 53 0C51 -24 48 -38 42 -46C46 -60 44 -74 36 -86z',
        shade(color, LIGHT),
        { opacity: 0.8 },
      );
    },
  },
  buzz: {
    before: (c, color) =>
      c.path(
        'M-51 -8C-56 -74 -32 -88 0 -88C32 -88 56 -74 51 -8C48 -34 36 -54 0 -57C-36 -54 -48 -34 -51 -8z',
        color,
        { opacity: 0.88 },
      ),
  },
  bald: {
    before: (c, color) => {
      c.path('M-51 -22C-56 -6 -55 10 -50 22C-49 6 -48 -8 -44 -22C-46 -26 -49 -27 -51 -22z', color);
      c.path('M51 -22C56 -6 55 10 50 22C49 6 48 -8 44 -22C46 -26 49 -27 51 -22z', color);
      c.ellipse(16, -58, 14, 8, '#ffffff', { opacity: 0.22 });
    },
  },
  curly: {
    behind: (c, color) => curls(c, shade(color, -0.03), 52, 72, [11, 17], 0.12),
    before: (c, color) => curls(c, color, 58, 78, [9, 15]),
  },
  afro: {
    behind: (c, color) => {
      c.circle(0, -34, 84, shade(color, -0.02));
      curls(c, color, 66, 92, [9, 15], 0.22);
    },
    before: (c, color) => curls(c, color, 56, 76, [9, 14]),
  },
  bob: {
    behind: (c, color) =>
      c.path(
        'M-60 -20C-70 -108 70 -108 60 -20C68 20 68 52 62 72C44 84 -44 84 -62 72C-68 52 -68 20 -60 -20z',
        shade(color, -0.04),
      ),
    before: (c, color) => {
      c.path(
        'M-54 20C-66 -70 -36 -99 0 -99C36 -99 66 -70 54 20C52 -4 48 -22 40 -36C10 -34 -20 -44 -34 -58C-44 -36 -52 -10 -54 20z',
        color,
      );
      c.path('M-34 -58C-20 -84 24 -94 46 -66C20 -82 -14 -74 -34 -58z', shade(color, LIGHT + 0.02));
    },
  },
  long: {
    behind: longBehind,
    before: (c, color) => {
      c.path('M-2 -96C-50 -98 -66 -50 -58 44C-50 4 -40 -44 -2 -68z', color);
      c.path('M-2 -96C50 -98 66 -50 58 44C50 4 38 -44 -2 -68z', shade(color, 0.025));
      c.curve(
        [
          [10, -88],
          [40, -70],
          [54, -20],
        ],
        shade(color, 0.09),
        4,
        { opacity: 0.6 },
      );
    },
  },
  waves: {
    behind: (c, color) => {
      longBehind(c, color);
      c.dots(
        Array.from(
          { length: 22 },
          (_, index) =>
            [
              (index % 2 ? 1 : -1) * c.r.between(56, 76),
              -30 + index * 8.4,
              c.r.between(14, 20),
            ] as const,
        ),
        shade(color, -0.02),
      );
    },
    before: (c, color) => {
      c.path(
        'M-54 34C-72 -60 -40 -102 4 -100C48 -98 70 -60 56 34C56 4 50 -26 38 -42C14 -36 -20 -50 -30 -66C-42 -40 -54 -8 -54 34z',
        color,
      );
      c.path('M-30 -66C-10 -94 34 -96 50 -58C28 -80 -6 -80 -30 -66z', shade(color, LIGHT + 0.02));
    },
  },
  bun: {
    behind: (c, color) => {
      c.circle(2, -106, 31, shade(color, -0.02));
      c.curve(
        [
          [-20, -108],
          [2, -96],
          [26, -112],
        ],
        shade(color, 0.06),
        4,
        { opacity: 0.7 },
      );
    },
    before: pulledBack,
  },
  tail: {
    behind: (c, color) =>
      c.path(
        'M20 -92C78 -108 96 -40 84 30C80 66 92 84 74 108C58 88 66 40 58 0C52 -40 40 -66 20 -92z',
        shade(color, -0.03),
      ),
    before: pulledBack,
  },
  locs: {
    behind: (c, color) => {
      for (let index = 0; index < 13; index += 1) {
        const x = -66 + index * 11;
        c.curve(
          [
            [x * 0.55, -80],
            [x * 0.98, -20],
            [x * 1.04, 60],
            [x * 1.06, c.r.between(104, 140)],
          ],
          shade(color, (index % 3) * 0.025 - 0.03),
          11,
        );
      }
    },
    before: (c, color) => {
      for (let index = 0; index < 7; index += 1) {
        const lean = index - 3;
        c.curve(
          [
            [lean * 6, -97],
            [lean * 13, -82],
            [lean * 18 + Math.sign(lean) * 2, -48 + Math.abs(lean) * 14],
          ],
          shade(color, (index % 2) * 0.035),
          15,
        );
      }
    },
  },
  wrap: {
    behind: (c, color) =>
      c.path(
        'M-70 -16C-78 -112 78 -112 70 -16C74 46 66 84 104 132C70 160 -70 160 -104 132C-66 84 -74 46 -70 -16z',
        shade(color, -0.05),
      ),
    before: (c, color) => {
      c.path(
        'M-62 6C-78 -108 78 -108 62 6C62 50 46 80 22 96C52 108 70 116 92 128C50 152 -50 152 -92 128C-60 118 -36 106 -20 94C-46 78 -62 50 -62 6zM-43 -4C-43 34 -28 60 0 66C28 60 43 34 43 -4C42 -44 26 -60 0 -60C-26 -60 -42 -44 -43 -4z',
        color,
      );
      c.path(
        'M43 -4C42 -44 26 -60 0 -60C20 -72 60 -60 62 6C62 50 46 80 22 96C38 70 44 40 43 -4z',
        shade(color, 0.04),
        { opacity: 0.8 },
      );
      c.curve(
        [
          [-44, 60],
          [-10, 92],
          [40, 110],
          [80, 124],
        ],
        shade(color, -0.06),
        3,
        { opacity: 0.7 },
      );
      c.curve(
        [
          [-56, 30],
          [-24, 84],
          [10, 100],
        ],
        shade(color, -0.06),
        3,
        { opacity: 0.6 },
      );
    },
  },
  cap: {
    before: (c, color) => {
      c.path(
        'M-52 10C-54 -10 -52 -22 -50 -30H50C52 -22 54 -10 52 10C48 0 46 -12 45 -22H-45C-46 -12 -48 0 -52 10z',
        color,
      );
      c.path('M-54 -26C-58 -84 -34 -104 0 -104C34 -104 58 -84 54 -26z', c.p.accent);
      c.path('M6 -104C36 -103 58 -84 54 -26H20C30 -52 26 -84 6 -104z', shade(c.p.accent, 0.05));
      c.path(
        'M-58 -28C-30 -44 30 -44 58 -28C62 -20 58 -14 52 -14C24 -28 -24 -28 -52 -14C-58 -14 -62 -20 -58 -28z',
        shade(c.p.accent, -0.09),
      );
      c.circle(0, -66, 13, mix(c.p.paper, c.p.accent, 0.1));
    },
  },
} satisfies Record<string, Hair>;
