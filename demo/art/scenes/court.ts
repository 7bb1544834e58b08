import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { ground, spectators } from '../parts/arena';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A leap to the basket before a full house. */
export const court: Scene = {
  alt: 'basketball players leaping to the basket before full stands',
  palettes: ['dusk', 'night', 'golden', 'harbor', 'winter', 'press'],
  draw(c) {
    const { p } = c;
    const baseline = c.h * 0.62;
    const dark = mix(p.ink, p.cool, 0.22);
    spectators(c, 0, baseline - c.u * 4, dark, 1.35);
    c.rect(
      0,
      0,
      c.w,
      baseline,
      c.linear([
        [0, p.ink, 0.82],
        [0.55, p.ink, 0.3],
        [1, p.ink, 0.05],
      ]),
    );
    rafters(c);
    c.rect(0, baseline - c.u * 4.4, c.w, c.u * 4.6, mix(p.ink, p.accent, 0.18));
    c.rects(
      Array.from(
        { length: 7 },
        (_, index) =>
          [c.w * (index / 7) + c.u, baseline - c.u * 3.6, c.w / 7 - c.u * 2, c.u * 2.6] as const,
      ),
      mix(p.accent, p.cool, 0.25),
      0.85,
    );
    floor(c, baseline);
    const hoopX = c.w * 0.68;
    const rim = c.h * 0.36;
    const tall = Math.min(c.h * 0.48, c.w * 0.42);
    c.glow(hoopX - tall * 0.3, rim + tall * 0.1, tall * 1.1, p.light, 0.42);
    hoop(c, hoopX, rim, tall, baseline);
    const home = mix('#2f5fae', p.cool, 0.45);
    const at = ground(c, baseline, c.h, c.w * 0.5, c.w * 0.7);
    for (const [across, depth, pose, facing] of [
      [0.42, 0.5, 'raise', -1],
      [-0.78, 0.4, 'run', 1],
    ] as const) {
      const [x, y] = at(across, depth);
      const isHome = pose === 'run';
      person(
        c,
        x,
        y,
        tall * 0.92,
        pose,
        someDress(c, {
          top: isHome ? home : p.paper,
          bottom: isHome ? home : p.paper,
          garment: 'tank',
          head: 'short',
          shoes: p.accent,
        }),
        facing,
      );
    }
    const x = hoopX - tall * 0.42;
    const foot = rim + tall * 0.98;
    c.ellipse(x, c.h * 0.9, tall * 0.24, tall * 0.035, p.ink, { opacity: 0.35 });
    person(
      c,
      x,
      foot,
      tall,
      'dunk',
      someDress(c, { top: home, bottom: home, garment: 'tank', head: 'short', shoes: p.paper }),
      1,
    );
    ball(c, x + tall * 0.27, foot - tall * 1.16, tall * 0.085);
    c.focus(x + tall * 0.14, rim + tall * 0.22);
  },
};

function rafters(c: Canvas): void {
  const banners = [c.p.accent, c.p.cool, c.p.paper, c.p.cool, c.p.accent, c.p.warm];
  banners.forEach((color, index) => {
    const x = c.w * (0.08 + index * 0.168);
    const width = c.u * 5;
    const height = c.u * 8.5;
    const shown = mix(color, c.p.ink, 0.38);
    c.poly(
      [
        [x, 0],
        [x + width, 0],
        [x + width, height],
        [x + width / 2, height - c.u * 1.6],
        [x, height],
      ],
      shown,
    );
    c.circle(x + width / 2, height * 0.42, width * 0.24, mix(shown, c.p.light, 0.55));
  });
}

function floor(c: Canvas, baseline: number): void {
  const wood = mix(c.p.warm, c.p.light, 0.5);
  const tone = c.p.isDark ? mix(wood, c.p.ink, 0.1) : wood;
  c.rect(
    0,
    baseline,
    c.w,
    c.h - baseline,
    c.linear([
      [0, shade(tone, -0.08)],
      [0.5, tone],
      [1, shade(tone, -0.03)],
    ]),
  );
  const at = ground(c, baseline, c.h, c.w * 0.5, c.w * 1.05);
  for (let index = -30; index <= 30; index += 1)
    c.line([at(index / 15, 0), at(index / 15, 1)], shade(tone, -0.07), c.u * 0.1, { opacity: 0.5 });
  c.poly(
    [at(0.06, 0), at(0.62, 0), at(0.66, 0.62), at(0.0, 0.62)],
    mix(c.p.cool, c.p.accent, 0.2),
    { opacity: 0.85 },
  );
  c.line([at(0.06, 0), at(0.0, 0.62), at(0.66, 0.62), at(0.62, 0)], c.p.paper, c.u * 0.45);
  const [kx, ky] = at(0.33, 0.64);
  c.stroke(
    `M${Math.round(kx - c.w * 0.18)} ${Math.round(ky)}a${Math.round(c.w * 0.18)} ${Math.round(c.h * 0.075)} 0 0 0 ${Math.round(c.w * 0.36)} 0`,
    c.p.paper,
    c.u * 0.45,
  );
  c.line(
    [
      [0, baseline + c.u * 0.4],
      [c.w, baseline + c.u * 0.4],
    ],
    c.p.paper,
    c.u * 0.8,
  );
  for (const x of [0.25, 0.6])
    c.glow(c.w * x, baseline + (c.h - baseline) * 0.5, c.u * 16, c.p.paper, 0.32, 0.3);
}

function hoop(c: Canvas, x: number, rim: number, tall: number, baseline: number): void {
  const steel = mix(c.p.ink, c.p.stone, 0.25);
  const board = tall * 0.62;
  c.poly(
    [
      [x + tall * 0.62, baseline + c.u * 2],
      [x + tall * 0.74, baseline + c.u * 2],
      [x + tall * 0.52, rim - tall * 0.06],
      [x + tall * 0.44, rim - tall * 0.06],
    ],
    steel,
  );
  c.line(
    [
      [x + tall * 0.48, rim - tall * 0.04],
      [x + tall * 0.1, rim - tall * 0.16],
    ],
    steel,
    tall * 0.05,
  );
  c.poly(
    [
      [x + tall * 0.09, rim - board * 0.62],
      [x + tall * 0.2, rim - board * 0.72],
      [x + tall * 0.2, rim + board * 0.18],
      [x + tall * 0.09, rim + board * 0.14],
    ],
    c.p.paper,
    { opacity: 0.9 },
  );
  c.line(
    [
      [x + tall * 0.12, rim - board * 0.3],
      [x + tall * 0.17, rim - board * 0.33],
      [x + tall * 0.17, rim - board * 0.02],
      [x + tall * 0.12, rim - board * 0.02],
    ],
    c.p.accent,
    tall * 0.014,
  );
  const net: string[] = [];
  for (let index = 0; index <= 7; index += 1) {
    const top = x - tall * 0.13 + (index / 7) * tall * 0.22;
    const low = x - tall * 0.09 + (index / 7) * tall * 0.14;
    net.push(
      `M${Math.round(top)} ${Math.round(rim)}L${Math.round(low + tall * 0.03)} ${Math.round(rim + tall * 0.09)}L${Math.round(low)} ${Math.round(rim + tall * 0.17)}`,
    );
    net.push(
      `M${Math.round(top)} ${Math.round(rim)}L${Math.round(low - tall * 0.02)} ${Math.round(rim + tall * 0.09)}L${Math.round(low)} ${Math.round(rim + tall * 0.17)}`,
    );
  }
  c.stroke(net.join(''), c.p.paper, tall * 0.008, { opacity: 0.95 });
  c.stroke(
    `M${Math.round(x - tall * 0.13)} ${Math.round(rim)}a${Math.round(tall * 0.11)} ${Math.round(tall * 0.03)} 0 1 0 ${Math.round(tall * 0.22)} 0a${Math.round(tall * 0.11)} ${Math.round(tall * 0.03)} 0 1 0 ${Math.round(-tall * 0.22)} 0`,
    c.p.accent,
    tall * 0.022,
  );
}

function ball(c: Canvas, x: number, y: number, radius: number): void {
  const leather = mix('#e07b2f', c.p.warm, 0.3);
  c.circle(x, y, radius, leather);
  c.circle(x - radius * 0.2, y + radius * 0.2, radius * 0.75, shade(leather, -0.05), {
    opacity: 0.6,
  });
  const seam = shade(leather, -0.28);
  c.stroke(
    `M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}M${x - radius * 0.72} ${y - radius * 0.7}Q${x - radius * 0.2} ${y} ${x - radius * 0.72} ${y + radius * 0.7}M${x + radius * 0.72} ${y - radius * 0.7}Q${x + radius * 0.2} ${y} ${x + radius * 0.72} ${y + radius * 0.7}`,
    seam,
    radius * 0.07,
  );
}
