import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, farCity, mist, sky, sun } from '../parts/backdrop';
import { leafTree } from '../parts/flora';
import { person, someDress, tinted } from '../parts/people';
import { HAIRS, SKINS } from '../palettes';
import { clockTower } from '../parts/clockTower';
import type { Scene } from '../Scene';

/** A rally or a parade: many people, some with signs. */
export const crowd: Scene = {
  alt: 'a dense crowd in a square, many people holding signs',
  palettes: ['golden', 'overcast', 'morning', 'dusk', 'harbor', 'noon', 'press', 'dawn'],
  maxZoom: 1.3,
  draw(c) {
    const { p, r } = c;
    const line = c.h * 0.5;
    sky(c, line + c.u * 8);
    sun(c, c.w * 0.78, c.h * 0.16, c.u * 4);
    clouds(c, 3, c.h * 0.04, c.h * 0.2);
    farCity(c, line + c.u * 6, c.h * 0.36, 0.6);
    clockTower(c, c.w * 0.28, line + c.u * 6, c.h * 0.5, c.far(mix(p.stone, p.paper, 0.2), 0.34));
    mist(c, c.h * 0.2, line + c.u * 6, 0.5);
    for (const x of [0.02, 0.14, 0.86, 0.98])
      leafTree(c, c.w * x, line + c.u * 8, c.h * r.between(0.36, 0.44), c.far(p.leaf, 0.2));
    for (let row = 0; row < 4; row += 1)
      sea(c, line + c.h * (0.045 + row * 0.045), c.u * (1 + row * 0.26), 0.4 - row * 0.1);
    const center = c.w * 0.52;
    const rows = [
      { ground: c.h * 0.98, size: c.h * 0.36, gap: 0.085 },
      { ground: c.h * 1.14, size: c.h * 0.44, gap: 0.12 },
      { ground: c.h * 1.3, size: c.h * 0.52, gap: 0.16 },
    ];
    rows.forEach(({ ground, size, gap }, index) => {
      for (let x = -gap; x < 1 + gap; x += gap) {
        const px = c.w * (x + r.between(-0.2, 0.2) * gap);
        if (index === 2 && Math.abs(px - center) < c.w * 0.09) continue;
        marcher(c, px, ground + r.between(-1.5, 1.5) * c.u, size * r.between(0.93, 1.06));
      }
    });
    const tall = c.h * 0.58;
    const foot = c.h * 1.3;
    placard(c, center, foot - tall * 1.06, tall * 0.52, p.accent);
    person(
      c,
      center,
      foot,
      tall,
      'sign',
      someDress(
        c,
        { top: p.light, garment: 'coat', head: r.pick(['long', 'bun', 'wrap', 'short']) },
        true,
      ),
      1,
    );
    c.focus(center, foot - tall * 1.15);
  },
};

/** Far heads and shoulders, as dots. */
function sea(c: Canvas, y: number, size: number, distance: number): void {
  const cloth = [c.p.warm, c.p.cool, c.p.leaf, c.p.stone, c.p.paper, c.p.ink];
  for (let x = -size; x < c.w + size; x += size * 1.7) {
    const px = x + c.r.between(-0.3, 0.3) * size;
    const py = y + c.r.between(-0.5, 0.5) * size;
    c.ellipse(px, py + size * 1.7, size * 0.95, size * 1.3, c.far(c.r.pick(cloth), distance));
    c.circle(px, py, size * 0.56, c.far(tinted(c, c.r.pick(SKINS)), distance));
    c.ellipse(
      px,
      py - size * 0.24,
      size * 0.56,
      size * 0.4,
      c.far(tinted(c, c.r.pick(HAIRS)), distance),
    );
    if (c.r.chance(0.13)) {
      const w = size * c.r.between(1.8, 2.8);
      c.rect(px - size * 0.1, py - size * 3, size * 0.2, size * 3, c.far(c.p.stone, distance));
      c.rect(
        px - w / 2,
        py - size * 4.6,
        w,
        size * 1.8,
        c.far(c.r.pick([c.p.paper, c.p.light, c.p.accent]), distance),
      );
    }
  }
}

function marcher(c: Canvas, x: number, ground: number, size: number): void {
  const chance = c.r.between(0, 1);
  if (chance < 0.24) {
    placard(
      c,
      x,
      ground - size * 1.06,
      size * c.r.between(0.36, 0.48),
      c.r.pick([c.p.paper, c.p.paper, c.p.light, c.p.cool, c.p.leaf]),
    );
    person(c, x, ground, size, 'sign', someDress(c), c.r.chance(0.5) ? 1 : -1);
  } else
    person(
      c,
      x,
      ground,
      size,
      chance < 0.42 ? 'raise' : chance < 0.75 ? 'stand' : 'arms',
      someDress(c),
      c.r.chance(0.5) ? 1 : -1,
    );
}

/** A sign with bars for words; its lower edge at `y`. */
function placard(c: Canvas, x: number, y: number, width: number, color: Color): void {
  const h = width * 0.68;
  const tilt = Math.round(c.r.between(-6, 6));
  c.moved(`rotate(${tilt} ${Math.round(x)} ${Math.round(y)})`, () => {
    c.rect(x - width * 0.02, y - h * 0.3, width * 0.04, h * 0.8, mix(c.p.warm, c.p.stone, 0.5));
    c.rect(x - width / 2, y - h, width, h, color);
    c.rect(x - width / 2, y - h, width * 0.1, h, shade(color, -0.05));
    const ink =
      color === c.p.paper || color === c.p.light
        ? c.r.pick([c.p.ink, c.p.accent, c.p.cool])
        : c.p.paper;
    c.rects(
      [
        [x - width * 0.36, y - h * 0.8, width * 0.72, h * 0.17],
        [x - width * 0.36, y - h * 0.53, width * c.r.between(0.4, 0.7), h * 0.12],
        [x - width * 0.36, y - h * 0.33, width * c.r.between(0.3, 0.6), h * 0.12],
      ],
      ink,
      0.92,
    );
  });
}
