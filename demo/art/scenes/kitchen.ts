import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { room } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { flames, pan, pot } from '../parts/cookware';
import type { Scene } from '../Scene';

/** A restaurant kitchen at the height of service. */
export const kitchen: Scene = {
  alt: 'two cooks in tall hats at a stove, with pans in flame',
  palettes: ['golden', 'dusk', 'harbor', 'press', 'winter', 'night'],
  draw(c) {
    const { p, r } = c;
    const line = c.h * 0.8;
    const tile = mix(mix(p.cool, p.leaf, r.between(0, 0.7)), p.ink, 0.3);
    room(c, line, tile, mix(p.warm, p.ink, 0.45));
    grid(c, tile, line);
    hood(c);
    rail(c);
    const counter = c.h * 0.64;
    const tall = c.h * 0.66;
    person(c, c.w * 0.77, counter + tall * 0.46, tall * 0.9, 'work', cook(c), -1);
    person(c, c.w * 0.42, counter + tall * 0.47, tall, 'work', cook(c), 1);
    apron(c, c.w * 0.42, counter + tall * 0.47, tall);
    stove(c, c.w * 0.52, counter, line + c.h * 0.1);
    pan(c, c.w * 0.56, counter - c.u * 1.4, c.u * 8.4);
    pot(c, c.w * 0.19, counter - c.u * 1.2, c.u * 9.5);
    pot(c, c.w * 0.92, counter - c.u * 1.2, c.u * 8);
    for (const x of [0.26, 0.7]) steam(c, c.w * x, counter - c.u * 10);
    pass(c);
    c.glow(c.w * 0.56, counter - c.u * 8, c.u * 30, p.light, 0.25);
    c.focus(c.w * 0.5, counter - tall * 0.22);
    if (r.chance(0.5)) c.glow(c.w * 0.56, counter, c.u * 14, p.accent, 0.25);
  },
};

function cook(c: Canvas) {
  return someDress(c, {
    garment: 'shirt',
    top: mix(c.p.paper, c.p.sky[2], 0.15),
    bottom: mix(c.p.ink, c.p.cool, 0.3),
    head: 'chef',
  });
}

function apron(c: Canvas, x: number, ground: number, tall: number): void {
  c.poly(
    [
      [x - tall * 0.05, ground - tall * 0.72],
      [x + tall * 0.09, ground - tall * 0.72],
      [x + tall * 0.105, ground - tall * 0.44],
      [x - tall * 0.08, ground - tall * 0.44],
    ],
    c.p.accent,
  );
}

function grid(c: Canvas, tile: Color, line: number): void {
  const size = c.u * 3.4;
  const joints: string[] = [];
  for (let y = line % size; y < line; y += size) joints.push(`M0 ${Math.round(y)}H${c.w}`);
  for (let x = 0; x < c.w; x += size) joints.push(`M${Math.round(x)} 0V${Math.round(line)}`);
  c.stroke(joints.join(''), shade(tile, 0.05), c.u * 0.13);
  const chosen: [number, number, number, number][] = [];
  for (let index = 0; index < 26; index += 1)
    chosen.push([
      Math.floor(c.r.between(0, c.w / size)) * size,
      (line % size) + Math.floor(c.r.between(0, line / size)) * size,
      size,
      size,
    ]);
  c.rects(chosen, shade(tile, 0.03), 0.8);
}

function hood(c: Canvas): void {
  const steel = mix(c.p.stone, c.p.paper, 0.4);
  c.rect(c.w * 0.44, 0, c.w * 0.16, c.h * 0.08, shade(steel, -0.1));
  c.poly(
    [
      [c.w * 0.3, c.h * 0.06],
      [c.w * 0.74, c.h * 0.06],
      [c.w * 0.84, c.h * 0.17],
      [c.w * 0.2, c.h * 0.17],
    ],
    c.linear([
      [0, shade(steel, -0.04)],
      [1, shade(steel, 0.04)],
    ]),
  );
  c.rect(c.w * 0.19, c.h * 0.17, c.w * 0.66, c.h * 0.025, shade(steel, 0.06));
  c.poly(
    [
      [c.w * 0.22, c.h * 0.195],
      [c.w * 0.82, c.h * 0.195],
      [c.w * 0.95, c.h * 0.66],
      [c.w * 0.09, c.h * 0.66],
    ],
    c.linear([
      [0, c.p.light, 0.4],
      [1, c.p.light, 0.02],
    ]),
  );
}

function rail(c: Canvas): void {
  const y = c.h * 0.245;
  const iron = mix(c.p.ink, c.p.stone, 0.2);
  c.rect(c.w * 0.02, y, c.w * 0.96, c.u * 0.5, iron);
  for (let x = c.w * 0.06; x < c.w * 0.97; x += c.u * c.r.between(4.6, 6)) {
    if (x > c.w * 0.34 && x < c.w * 0.5) continue;
    c.line(
      [
        [x, y],
        [x, y + c.u * 2.4],
      ],
      iron,
      c.u * 0.2,
    );
    const metal = c.r.pick([mix(c.p.warm, c.p.light, 0.35), mix(c.p.stone, c.p.paper, 0.3), iron]);
    const kind = c.r.whole(0, 2);
    if (kind === 0) {
      c.rect(x - c.u * 0.25, y + c.u * 2, c.u * 0.5, c.u * 4.4, metal, { radius: c.u * 0.2 });
      c.circle(x, y + c.u * 8, c.u * 2.2, metal);
      c.circle(x + c.u * 0.2, y + c.u * 7.8, c.u * 1.75, shade(metal, -0.07));
    } else if (kind === 1) {
      c.rect(x - c.u * 0.2, y + c.u * 2, c.u * 0.4, c.u * 5, metal, { radius: c.u * 0.2 });
      c.path(
        `M${x - c.u * 1.3} ${y + c.u * 6.6}h${c.u * 2.6}a${c.u * 1.3} ${c.u * 1.5} 0 0 1 ${-c.u * 2.6} 0z`,
        metal,
      );
    } else {
      c.rect(x - c.u * 0.2, y + c.u * 2, c.u * 0.4, c.u * 4, metal, { radius: c.u * 0.2 });
      c.rect(x - c.u * 0.8, y + c.u * 5.8, c.u * 1.6, c.u * 3.2, metal, { radius: c.u * 0.3 });
    }
  }
}

function stove(c: Canvas, x: number, counter: number, bottom: number): void {
  const steel = mix(c.p.stone, c.p.ink, 0.3);
  c.rect(
    0,
    counter,
    c.w,
    bottom - counter,
    c.linear([
      [0, shade(steel, 0.04)],
      [1, shade(steel, -0.1)],
    ]),
  );
  c.rect(0, counter - c.u * 0.6, c.w, c.u * 1.6, shade(steel, 0.12));
  for (let index = 0; index < 10; index += 1) {
    const kx = c.w * 0.08 + index * c.w * 0.095;
    c.circle(kx, counter + c.u * 3.4, c.u * 1.1, c.p.ink);
    c.line(
      [
        [kx, counter + c.u * 3.4],
        [kx + c.u * 0.5, counter + c.u * 2.7],
      ],
      index % 3 ? c.p.paper : c.p.accent,
      c.u * 0.25,
    );
  }
  for (let index = 0; index < 3; index += 1) {
    const ox = c.w * (0.06 + index * 0.32);
    c.rect(ox, counter + c.u * 6.4, c.w * 0.26, bottom - counter - c.u * 9, shade(steel, -0.07), {
      radius: c.u * 0.6,
    });
    c.rect(
      ox + c.u * 2,
      counter + c.u * 9.6,
      c.w * 0.26 - c.u * 4,
      (bottom - counter) * 0.36,
      mix(c.p.ink, c.p.accent, index === 1 ? 0.55 : 0.15),
      { radius: c.u * 0.5 },
    );
    c.rect(ox + c.u * 2, counter + c.u * 7.4, c.w * 0.26 - c.u * 4, c.u * 0.8, c.p.paper, {
      radius: c.u * 0.4,
    });
  }
  for (const at of [-0.33, 0.04, 0.4]) flames(c, x + at * c.w, counter - c.u * 0.5);
}

function steam(c: Canvas, x: number, y: number): void {
  for (let index = 0; index < 4; index += 1) {
    const sx = x + (index - 1.5) * c.u * 2.4;
    c.curve(
      [
        [sx, y + c.u * 3],
        [sx + c.u * 1.4, y - c.u * 2],
        [sx - c.u, y - c.u * 7],
        [sx + c.u * 1.6, y - c.u * 12],
      ],
      c.p.paper,
      c.u * c.r.between(0.8, 1.6),
      { opacity: 0.2 },
    );
  }
}

/** The plates that are ready, before the reader. */
function pass(c: Canvas): void {
  const steel = mix(c.p.stone, c.p.paper, 0.3);
  const y = c.h * 0.9;
  c.rect(
    0,
    y,
    c.w,
    c.h - y,
    c.linear([
      [0, shade(steel, 0.04)],
      [1, shade(steel, -0.1)],
    ]),
  );
  c.rect(0, y - c.u * 0.8, c.w, c.u * 1.4, shade(steel, 0.1));
  for (let index = 0; index < 4; index += 1) {
    const x = c.w * (0.14 + index * 0.245);
    c.ellipse(x, y + c.u * 0.6, c.u * 8, c.u * 1.9, c.p.ink, { opacity: 0.2 });
    c.ellipse(x, y - c.u * 0.2, c.u * 7.6, c.u * 1.8, c.p.paper);
    c.ellipse(x, y - c.u * 0.5, c.u * 5, c.u * 1.1, mix(c.p.paper, c.p.stone, 0.35));
    const food = [mix(c.p.warm, c.p.light, 0.3), c.p.leaf, c.p.accent];
    c.dots(
      [
        [x - c.u * 2, y - c.u * 1.5, c.u * 1.5],
        [x + c.u * 0.2, y - c.u * 1.9, c.u * 1.7],
        [x + c.u * 2.2, y - c.u * 1.3, c.u * 1.3],
      ],
      food[index % 3] ?? c.p.leaf,
    );
    c.dots(
      [
        [x - c.u * 0.6, y - c.u * 3, c.u * 0.8],
        [x + c.u, y - c.u * 2.9, c.u * 0.6],
      ],
      food[(index + 1) % 3] ?? c.p.warm,
    );
  }
}
