import type { Canvas, Point } from '../Canvas';
import { mix, shade, type Color } from '../color';

/** A leafy tree standing at (`x`, `base`), `height` px high. */
export function leafTree(c: Canvas, x: number, base: number, height: number, color: Color): void {
  const trunk = mix(c.p.ink, c.p.warm, 0.28);
  const crownY = base - height * 0.66;
  const size = height * 0.34;
  branches(c, x, base, height, trunk);
  const lumps = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2 + c.r.between(-0.3, 0.3);
    const reach = size * c.r.between(0.4, 0.62);
    const lift = Math.sin(angle) > 0.3 ? 0.55 : 1;
    return [
      x + Math.cos(angle) * reach * 1.05,
      crownY + Math.sin(angle) * reach * lift,
      size * c.r.between(0.36, 0.5),
    ] as const;
  });
  c.dots([...lumps, [x, crownY, size * 0.66]], shade(color, -0.075));
  leaves(c, lumps, [0, Math.PI * 2], [0.8, 1.1], shade(color, -0.075), 26);
  const lit = lumps.filter(([, y]) => y < crownY + size * 0.35);
  leaves(c, lit, [-Math.PI * 0.95, Math.PI * 0.3], [0, 0.85], color, 34);
  leaves(c, lit, [-Math.PI * 0.75, Math.PI * 0.1], [0.35, 0.9], shade(color, 0.06), 13);
  leaves(c, lumps, [Math.PI * 0.4, Math.PI * 1.1], [0.4, 0.95], shade(color, -0.125), 7);
}

/** Leaf-sized dots over each lump of a crown, between two angles and two distances from its middle. */
function leaves(
  c: Canvas,
  lumps: readonly (readonly [number, number, number])[],
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  color: Color,
  perLump: number,
): void {
  c.dots(
    lumps.flatMap(([x, y, r]) =>
      Array.from({ length: perLump }, () => {
        const angle = c.r.between(from, to);
        const reach = r * (near + (far - near) * Math.sqrt(c.r.between(0, 1)));
        return [
          x + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach,
          r * c.r.between(0.09, 0.19),
        ] as const;
      }),
    ),
    color,
  );
}

function branches(c: Canvas, x: number, base: number, height: number, color: Color): void {
  const width = height * 0.045;
  const fork = base - height * 0.42;
  c.poly(
    [
      [x - width * 0.8, base],
      [x - width * 0.42, fork],
      [x + width * 0.42, fork],
      [x + width * 0.8, base],
    ],
    color,
  );
  for (const [dx, dy] of [
    [-0.16, -0.2],
    [0.17, -0.22],
    [0.02, -0.28],
  ] as const) {
    c.curve(
      [
        [x, fork + height * 0.04],
        [x + dx * height * 0.45, fork + dy * height * 0.5],
        [x + dx * height, fork + dy * height],
      ],
      color,
      width * 0.55,
    );
  }
}

/** Small leaves scattered over a crown. */
export function speckle(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  color: Color,
  count: number,
): void {
  const list = Array.from({ length: count }, () => {
    const angle = c.r.between(0, Math.PI * 2);
    const reach = Math.sqrt(c.r.between(0, 1)) * size;
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.9,
      size * c.r.between(0.022, 0.05),
    ] as const;
  });
  c.dots(list, color, 0.8);
}

/** A tree in winter. */
export function bareTree(c: Canvas, x: number, base: number, height: number, color: Color): void {
  const grow = (sx: number, sy: number, angle: number, length: number, depth: number): void => {
    const ex = sx + Math.sin(angle) * length;
    const ey = sy - Math.cos(angle) * length;
    const bend = c.r.between(-0.12, 0.12) * length;
    c.curve(
      [
        [sx, sy],
        [(sx + ex) / 2 + bend, (sy + ey) / 2],
        [ex, ey],
      ],
      color,
      Math.max(c.u * 0.12, length * 0.085),
    );
    if (depth === 0) return;
    const forks = depth > 2 ? 3 : 2;
    for (let index = 0; index < forks; index += 1) {
      const spread = (index - (forks - 1) / 2) * 0.62 + c.r.between(-0.2, 0.2);
      grow(ex, ey, angle * 0.8 + spread, length * c.r.between(0.58, 0.76), depth - 1);
    }
  };
  grow(x, base, c.r.between(-0.06, 0.06), height * 0.34, 4);
}

/** A conifer of stacked skirts; `snow` lies on them when given. */
export function pine(
  c: Canvas,
  x: number,
  base: number,
  height: number,
  color: Color,
  snow?: Color,
): void {
  c.rect(
    x - height * 0.025,
    base - height * 0.14,
    height * 0.05,
    height * 0.14,
    mix(c.p.ink, c.p.warm, 0.3),
  );
  const skirts = 5;
  for (let index = 0; index < skirts; index += 1) {
    const top = base - height * (0.34 + index * 0.165);
    const bottom = top + height * 0.26;
    const half = height * 0.235 * (1 - index / (skirts + 0.6));
    const sag = half * 0.12;
    c.poly(
      [
        [x, top],
        [x + half, bottom],
        [x + half * 0.4, bottom - sag],
        [x, bottom + sag * 0.6],
        [x - half * 0.4, bottom - sag],
        [x - half, bottom],
      ],
      shade(color, index * 0.012),
    );
    c.poly(
      [
        [x, top],
        [x, bottom + sag * 0.6],
        [x - half * 0.4, bottom - sag],
        [x - half, bottom],
      ],
      shade(color, -0.06),
      { opacity: 0.7 },
    );
    if (snow) {
      c.poly(
        [
          [x, top],
          [x + half * 0.62, top + (bottom - top) * 0.62],
          [x + half * 0.2, top + (bottom - top) * 0.45],
          [x - half * 0.15, top + (bottom - top) * 0.55],
          [x - half * 0.3, top + (bottom - top) * 0.34],
        ],
        snow,
        { opacity: 0.95 },
      );
    }
  }
}

/** A low round shrub sitting on `base`. */
export function bush(c: Canvas, x: number, base: number, width: number, color: Color): void {
  const lumps = [-0.32, -0.1, 0.14, 0.34].map(
    (dx) =>
      [
        x + dx * width,
        base - width * c.r.between(0.12, 0.24),
        width * c.r.between(0.17, 0.24),
      ] as const,
  );
  c.dots(lumps, shade(color, -0.05));
  c.dots(
    lumps.map(([lx, ly, r]) => [lx + r * 0.2, ly - r * 0.25, r * 0.72]),
    color,
  );
  speckle(c, x, base - width * 0.2, width * 0.35, shade(color, 0.08), 12);
}

/** Blades over a strip of ground; `bottom` blades are longer than `top` ones. */
export function grass(c: Canvas, top: number, bottom: number, color: Color, count: number): void {
  for (const tone of [shade(color, -0.06), shade(color, 0.06)]) {
    const d: string[] = [];
    for (let index = 0; index < count / 2; index += 1) {
      const depth = c.r.between(0, 1) ** 0.8;
      const x = Math.round(c.r.between(0, 1) * c.w);
      const y = Math.round(top + depth * (bottom - top));
      const length = (0.5 + depth * 1.6) * c.u;
      d.push(`M${x} ${y}l${Math.round(c.r.between(-0.4, 0.4) * length)} ${Math.round(-length)}`);
    }
    c.stroke(d.join(''), tone, c.u * 0.16, { opacity: 0.6 });
  }
}

/** A stem with leaves and a bloom of `petals`. */
export function flower(c: Canvas, x: number, base: number, height: number, petals: Color): void {
  const stem = shade(c.p.leaf, -0.04);
  c.curve(
    [
      [x, base],
      [x + height * 0.04, base - height * 0.5],
      [x, base - height],
    ],
    stem,
    height * 0.035,
  );
  for (const side of [-1, 1]) {
    const y = base - height * (side < 0 ? 0.35 : 0.52);
    const leaf: Point[] = [
      [x, y],
      [x + side * height * 0.12, y - height * 0.1],
      [x + side * height * 0.24, y - height * 0.07],
      [x + side * height * 0.12, y + height * 0.01],
    ];
    c.blob(leaf, c.p.leaf);
  }
  const size = height * 0.13;
  c.dots(
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      return [
        x + Math.cos(angle) * size,
        base - height + Math.sin(angle) * size,
        size * 0.5,
      ] as const;
    }),
    petals,
  );
  c.circle(x, base - height, size * 0.72, mix(c.p.ink, c.p.warm, 0.4));
}
