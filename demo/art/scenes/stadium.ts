import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, farCity, mist, sky } from '../parts/backdrop';
import { floodlights, ground, scoreboard, spectators } from '../parts/arena';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A football game under the lights. */
export const stadium: Scene = {
  alt: 'a football game in a full stadium under lights',
  palettes: ['night', 'dusk', 'golden', 'overcast', 'harbor', 'winter'],
  maxZoom: 1.7,
  draw(c) {
    const { p } = c;
    const rim = c.h * 0.3;
    const field = c.h * 0.5;
    sky(c, rim + c.u * 4);
    clouds(c, 3, c.h * 0.03, c.h * 0.18);
    farCity(c, rim + c.u * 3, c.h * 0.14, 0.55);
    for (const x of [0.1, 0.36, 0.64, 0.9]) floodlights(c, c.w * x, rim + c.u * 4, c.h * 0.2);
    bowl(c, rim, field);
    scoreboard(c, c.w * 0.5, rim - c.u * 7, c.u * 28, c.u * 9);
    turf(c, field);
    const home = mix(p.leaf, p.ink, 0.45);
    const at = ground(c, field, c.h, c.w * 0.42, c.w * 0.95);
    line(c, at, home, p.paper);
    const [x, y] = at(-0.12, 0.9);
    person(c, x, y, c.h * 0.36, 'run', jersey(c, home, p.paper), 1);
    ball(c, x + c.h * 0.085, y - c.h * 0.2, c.h * 0.03);
    c.focus(x + c.h * 0.03, y - c.h * 0.22);
    mist(c, rim, field, p.isDark ? 0.12 : 0.2);
  },
};

function jersey(c: Canvas, top: Color, bottom: Color) {
  return someDress(c, { top, bottom, garment: 'shirt', head: 'helmet', hair: top, shoes: c.p.ink });
}

function bowl(c: Canvas, rim: number, field: number): void {
  const base = mix(c.p.ink, c.p.cool, c.p.isDark ? 0.3 : 0.5);
  const edge = c.u * 5;
  c.blob(
    [
      [-c.w * 0.2, rim - edge],
      [c.w * 0.5, rim + edge * 1.1],
      [c.w * 1.2, rim - edge],
      [c.w * 1.2, field],
      [-c.w * 0.2, field],
    ],
    shade(base, -0.05),
  );
  const clip = `M${-c.w * 0.1} ${rim - edge * 0.2}Q${c.w / 2} ${rim + edge * 2.2} ${c.w * 1.1} ${rim - edge * 0.2}V${field}H${-c.w * 0.1}z`;
  c.within(clip, () => {
    spectators(c, rim, field - c.u * 1.5, base);
    c.rect(
      0,
      rim + (field - rim) * 0.46,
      c.w,
      c.u * 1.3,
      c.p.isDark ? mix(c.p.light, c.p.warm, 0.3) : c.p.paper,
      { opacity: 0.85 },
    );
    for (let x = c.w * 0.06; x < c.w; x += c.w * 0.125) {
      c.poly(
        [
          [x, rim],
          [x + c.u * 1.1, rim],
          [x + c.u * 1.6, field],
          [x - c.u * 0.6, field],
        ],
        mix(base, c.p.stone, 0.3),
        { opacity: 0.55 },
      );
    }
  });
  c.rect(0, field - c.u * 2.2, c.w, c.u * 2.4, mix(c.p.cool, c.p.ink, 0.4));
  c.rects(
    Array.from(
      { length: 12 },
      (_, index) =>
        [c.w * (index / 12) + c.u, field - c.u * 1.8, c.w / 12 - c.u * 2, c.u * 1.3] as const,
    ),
    mix(c.p.accent, c.p.cool, 0.35),
    0.75,
  );
}

function turf(c: Canvas, field: number): void {
  const green = mix('#3f8a4d', c.p.leaf, 0.45);
  const color = c.p.isDark ? mix(green, c.p.ink, 0.12) : green;
  c.rect(0, field, c.w, c.h - field, color);
  const at = ground(c, field, c.h * 1.02, c.w * 0.42, c.w * 1.1);
  for (let band = -6; band < 6; band += 1) {
    if (band % 2) continue;
    const left = band / 4;
    const right = (band + 1) / 4;
    c.poly([at(left, 0), at(right, 0), at(right, 1), at(left, 1)], shade(color, 0.035));
  }
  for (let band = -6; band <= 6; band += 1) {
    c.line([at(band / 4, 0.02), at(band / 4, 1)], c.p.paper, c.u * 0.34, { opacity: 0.85 });
    for (let mark = 1; mark < 5; mark += 1) {
      const across = (band + mark / 5) / 4;
      for (const depth of [0.34, 0.66])
        c.line([at(across, depth), at(across, depth + 0.045)], c.p.paper, c.u * 0.26, {
          opacity: 0.75,
        });
    }
  }
  c.line(
    [
      [0, field + c.u * 0.8],
      [c.w, field + c.u * 0.8],
    ],
    c.p.paper,
    c.u * 0.7,
    { opacity: 0.9 },
  );
  c.glow(c.w / 2, c.h * 0.78, c.w * 0.5, c.p.light, c.p.isDark ? 0.22 : 0.12, 0.4);
}

function line(c: Canvas, at: ReturnType<typeof ground>, home: Color, away: Color): void {
  const rows = [
    { depth: 0.4, size: 0.15, places: [-0.62, -0.34, 0.16, 0.42, 0.7] },
    { depth: 0.62, size: 0.21, places: [-0.55, 0.24, 0.5] },
  ];
  for (const { depth, size, places } of rows) {
    for (const place of places) {
      const [x, y] = at(place + c.r.between(-0.05, 0.05), depth);
      const isHome = c.r.chance(0.5);
      const dress = isHome
        ? jersey(c, home, away)
        : jersey(c, away, mix(c.p.stone, c.p.paper, 0.3));
      person(
        c,
        x,
        y,
        c.h * size,
        c.r.pick(['run', 'run', 'bat', 'skate']),
        isHome ? dress : { ...dress, hair: c.p.accent },
        isHome ? 1 : -1,
      );
    }
  }
}

function ball(c: Canvas, x: number, y: number, size: number): void {
  c.moved(`rotate(-28 ${Math.round(x)} ${Math.round(y)})`, () => {
    c.ellipse(x, y, size, size * 0.6, shade(c.p.warm, -0.06));
    c.line(
      [
        [x - size * 0.4, y - size * 0.05],
        [x + size * 0.4, y - size * 0.05],
      ],
      c.p.paper,
      size * 0.12,
    );
  });
}
