import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { bridgeFar } from '../parts/bridgeFar';
import { clouds, sky, streaks, sun } from '../parts/backdrop';
import { ground, spectators } from '../parts/arena';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** Soccer by the river: a shot on goal. */
export const pitch: Scene = {
  alt: 'a soccer player striking the ball toward a goal',
  palettes: ['golden', 'dusk', 'noon', 'harbor', 'overcast', 'night'],
  draw(c) {
    const { p } = c;
    const touch = c.h * 0.44;
    sky(c, c.h * 0.3);
    sun(c, c.w * 0.74, c.h * 0.17, c.u * 3.8);
    if (c.r.chance(0.5)) clouds(c, 3, c.h * 0.03, c.h * 0.16);
    else streaks(c, 6, c.h * 0.03, c.h * 0.2);
    bridgeFar(c, c.h * 0.29, c.h * 0.2);
    spectators(c, c.h * 0.27, touch - c.u * 2.4, mix(p.cool, p.ink, 0.5));
    c.poly(
      [
        [0, c.h * 0.235],
        [c.w, c.h * 0.235],
        [c.w, c.h * 0.275],
        [0, c.h * 0.275],
      ],
      mix(p.ink, p.cool, 0.3),
    );
    c.rects(
      Array.from(
        { length: 16 },
        (_, index) => [c.w * (index / 16) + c.u, c.h * 0.27, c.u * 0.4, c.h * 0.05] as const,
      ),
      mix(p.ink, p.cool, 0.3),
    );
    c.rect(0, touch - c.u * 2.8, c.w, c.u * 3, mix(p.ink, p.cool, 0.2));
    c.rects(
      Array.from(
        { length: 8 },
        (_, index) =>
          [c.w * (index / 8) + c.u * 0.6, touch - c.u * 2.3, c.w / 8 - c.u * 1.2, c.u * 2] as const,
      ),
      mix(p.light, p.warm, 0.3),
      0.85,
    );
    turf(c, touch);
    goal(c, c.w * 0.7, touch + c.u * 5.6, c.u * 30, c.u * 11.5);
    const navy = mix(p.ink, '#1b3a63', 0.5);
    const at = ground(c, touch, c.h, c.w * 0.6, c.w * 0.75);
    for (const [across, depth, size, isHome, facing] of [
      [-0.72, 0.36, 0.2, true, 1],
      [0.1, 0.34, 0.2, false, -1],
      [-0.34, 0.24, 0.16, false, 1],
      [0.82, 0.56, 0.27, false, -1],
    ] as const) {
      const [x, y] = at(across, depth);
      player(c, x, y, c.h * size, isHome ? navy : p.accent, 'run', facing);
    }
    const [x, y] = at(-0.26, 0.88);
    const tall = c.h * 0.5;
    player(c, x, y, tall, navy, 'kick', 1);
    ball(c, x + tall * 0.56, y - tall * 0.24, tall * 0.068);
    blades(c, x, y);
    c.focus(x + tall * 0.15, y - tall * 0.5);
  },
};

function player(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  top: Color,
  pose: 'run' | 'kick',
  facing: 1 | -1,
): void {
  c.ellipse(x, y + height * 0.015, height * 0.26, height * 0.026, c.p.ink, { opacity: 0.24 });
  const dress = someDress(c, {
    top,
    garment: 'kit',
    head: c.r.pick(['short', 'bun', 'short']),
    shoes: c.p.light,
  });
  person(c, x, y, height, pose, { ...dress, bottom: shade(top, 0.05) }, facing);
}

function turf(c: Canvas, touch: number): void {
  const grass = mix('#4c9a50', c.p.leaf, 0.45);
  const green = c.p.isDark ? mix(grass, c.p.ink, 0.16) : grass;
  c.rect(0, touch, c.w, c.h - touch, green);
  const at = ground(c, touch, c.h, c.w * 0.6, c.w * 1.3);
  for (let band = -10; band < 10; band += 2)
    c.poly(
      [at(band / 7, 0), at((band + 1) / 7, 0), at((band + 1) / 7, 1), at(band / 7, 1)],
      shade(green, 0.035),
    );
  const chalk = { opacity: 0.85 };
  c.line(
    [
      [0, touch + c.u * 5.6],
      [c.w, touch + c.u * 5.6],
    ],
    c.p.paper,
    c.u * 0.4,
    chalk,
  );
  c.line(
    [
      [c.w * 0.2, touch + c.u * 5.6],
      [c.w * -0.04, touch + c.u * 25],
      [c.w * 1.04, touch + c.u * 25],
    ],
    c.p.paper,
    c.u * 0.5,
    chalk,
  );
  c.line(
    [
      [c.w * 0.44, touch + c.u * 5.6],
      [c.w * 0.36, touch + c.u * 12.5],
      [c.w * 1.04, touch + c.u * 12.5],
    ],
    c.p.paper,
    c.u * 0.42,
    chalk,
  );
  c.ellipse(c.w * 0.64, touch + c.u * 18, c.u * 0.9, c.u * 0.4, c.p.paper);
  c.glow(c.w * 0.4, c.h * 0.82, c.w * 0.45, c.p.light, 0.18, 0.4);
}

function goal(c: Canvas, x: number, y: number, width: number, height: number): void {
  const back = width * 0.06;
  const net: string[] = [];
  for (let index = 0; index <= 20; index += 1)
    net.push(
      `M${Math.round(x - width / 2 + (index * width) / 20)} ${Math.round(y - height)}L${Math.round(x - width / 2 + back + (index * (width - back * 2)) / 20)} ${Math.round(y - height * 0.12)}`,
    );
  for (let index = 1; index < 9; index += 1)
    net.push(
      `M${Math.round(x - width / 2)} ${Math.round(y - (index * height) / 9)}h${Math.round(width)}`,
    );
  c.stroke(net.join(''), c.p.paper, c.u * 0.11, { opacity: 0.55 });
  player(c, x + width * 0.08, y, height * 0.82, mix(c.p.light, c.p.leaf, 0.3), 'kick', -1);
  c.line(
    [
      [x - width / 2, y],
      [x - width / 2, y - height],
      [x + width / 2, y - height],
      [x + width / 2, y],
    ],
    c.p.paper,
    c.u * 0.6,
    { cap: 'butt' },
  );
}

function ball(c: Canvas, x: number, y: number, radius: number): void {
  c.curve(
    [
      [x - radius * 5, y + radius * 2.6],
      [x - radius * 3, y + radius * 1.3],
      [x - radius * 1.3, y + radius * 0.4],
    ],
    c.p.paper,
    radius * 0.3,
    { opacity: 0.35 },
  );
  c.circle(x, y, radius, c.p.paper);
  c.circle(x - radius * 0.25, y + radius * 0.25, radius * 0.72, mix(c.p.stone, c.p.paper, 0.5), {
    opacity: 0.5,
  });
  const spot = (angle: number, reach: number, size: number) => {
    const cx = x + Math.cos(angle) * reach;
    const cy = y + Math.sin(angle) * reach;
    c.poly(
      Array.from(
        { length: 5 },
        (_, index) =>
          [
            cx + Math.cos(angle + index * 1.257) * size,
            cy + Math.sin(angle + index * 1.257) * size,
          ] as const,
      ),
      c.p.ink,
    );
  };
  spot(0.4, 0, radius * 0.36);
  for (let index = 0; index < 5; index += 1) spot(0.4 + index * 1.257, radius * 0.8, radius * 0.17);
}

function blades(c: Canvas, x: number, y: number): void {
  for (let index = 0; index < 14; index += 1) {
    const bx = x + c.r.between(0.05, 0.3) * c.h;
    const by = y - c.r.between(0, 0.1) * c.h;
    c.line(
      [
        [bx, by],
        [bx + c.r.between(0.2, 1.1) * c.u, by - c.r.between(0.3, 1.2) * c.u],
      ],
      mix(c.p.leaf, c.p.paper, 0.2),
      c.u * 0.22,
    );
  }
}
