import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';

/** A street lamp of the old kind; it glows when it is dark. */
export function lamp(c: Canvas, x: number, ground: number, height: number): void {
  const iron = mix(c.p.ink, c.p.cool, 0.15);
  const head = height * 0.1;
  const top = ground - height;
  if (c.p.isDark) c.glow(x, top + head * 0.6, height * 0.55, c.p.light, 0.55);
  c.rect(x - height * 0.009, top + head, height * 0.018, height - head, iron);
  c.rect(x - height * 0.022, ground - height * 0.13, height * 0.044, height * 0.13, iron, {
    radius: height * 0.008,
  });
  c.rect(x - height * 0.018, top + head * 1.1, height * 0.036, height * 0.018, iron);
  c.poly(
    [
      [x - head * 0.34, top + head * 0.3],
      [x + head * 0.34, top + head * 0.3],
      [x + head * 0.22, top + head * 1.1],
      [x - head * 0.22, top + head * 1.1],
    ],
    c.p.isDark ? c.p.light : mix(c.p.paper, c.p.sky[1], 0.3),
  );
  c.poly(
    [
      [x - head * 0.4, top + head * 0.32],
      [x, top],
      [x + head * 0.4, top + head * 0.32],
    ],
    iron,
  );
}

/** A car from the side, its wheels on `ground`. `facing` 1 drives to the right. */
export function car(
  c: Canvas,
  x: number,
  ground: number,
  length: number,
  color: Color,
  facing: 1 | -1 = 1,
): void {
  const s = length / 100;
  c.moved(`translate(${x} ${ground}) scale(${facing * s} ${s})`, () => {
    c.ellipse(0, 0, 52, 3.5, c.p.ink, { opacity: 0.28 });
    c.path(
      'M-49 -8C-50 -20 -46 -23 -34 -25C-26 -36 -20 -40 -6 -40H8C20 -40 26 -34 34 -26C46 -24 50 -22 50 -12V-8Q50 -6 47 -6H-46Q-49 -6 -49 -8z',
      color,
    );
    c.path(
      'M-49 -8C-49.5 -13 -49 -16 -48 -18H49.5Q50 -15 50 -12V-8Q50 -6 47 -6H-46Q-49 -6 -49 -8z',
      shade(color, -0.08),
    );
    c.path('M-29 -25C-23 -34 -18 -37 -8 -37H-1V-25z', mix(c.p.ink, c.p.sky[1], 0.42));
    c.path('M2 -25V-37H8C17 -37 22 -33 29 -25z', mix(c.p.ink, c.p.sky[1], 0.42));
    c.path('M-20 -25L-12 -37H-8L-16 -25z', c.p.paper, { opacity: 0.25 });
    c.rect(44, -20, 6, 4, c.p.isDark ? c.p.light : c.p.paper, { radius: 1.5 });
    c.rect(-49, -20, 5, 4, c.p.accent, { radius: 1.5 });
    c.rect(-4, -22, 6, 1.4, shade(color, 0.12));
    for (const wheel of [-30, 31]) {
      c.circle(wheel, -8, 9.5, shade(c.p.ink, -0.03));
      c.circle(wheel, -8, 5, mix(c.p.stone, c.p.ink, 0.35));
      c.circle(wheel, -8, 1.8, c.p.ink);
    }
  });
  if (c.p.isDark)
    c.glow(x + facing * length * 0.52, ground - length * 0.17, length * 0.4, c.p.light, 0.5, 0.5);
}

/** A park bench seen from the front. */
export function bench(c: Canvas, x: number, ground: number, width: number): void {
  const wood = mix(c.p.warm, c.p.stone, 0.35);
  const iron = c.p.ink;
  const h = width * 0.42;
  c.ellipse(x, ground, width * 0.54, width * 0.04, iron, { opacity: 0.25 });
  for (const side of [-0.42, 0.42]) {
    c.line(
      [
        [x + side * width, ground],
        [x + side * width, ground - h],
      ],
      iron,
      width * 0.03,
      { cap: 'butt' },
    );
  }
  for (const level of [0.95, 0.8, 0.65]) {
    c.rect(
      x - width / 2,
      ground - h * level - width * 0.02,
      width,
      width * 0.045,
      shade(wood, level === 0.95 ? 0.05 : 0),
      { radius: width * 0.01 },
    );
  }
  c.rect(x - width / 2, ground - h * 0.44, width, width * 0.06, shade(wood, 0.07), {
    radius: width * 0.012,
  });
  c.rect(x - width / 2, ground - h * 0.44 + width * 0.045, width, width * 0.02, shade(wood, -0.1));
}

export function bicycle(c: Canvas, x: number, ground: number, width: number, color: Color): void {
  const s = width / 100;
  c.moved(`translate(${x} ${ground}) scale(${s})`, () => {
    for (const wheel of [-29, 29]) {
      c.stroke(d`M${wheel - 20} -20a20 20 0 1 0 40 0a20 20 0 1 0 -40 0`, c.p.ink, 3);
      c.stroke(
        d`M${wheel - 18} -20h36M${wheel} -38v36M${wheel - 13} -33l26 26M${wheel - 13} -7l26 -26`,
        c.p.ink,
        0.7,
        { opacity: 0.6 },
      );
    }
    c.stroke(
      'M-29 -20L-10 -46H21L29 -20M21 -46L-2 -20H-29M-10 -46L-2 -20M-12 -52L-10 -46',
      color,
      3.4,
    );
    c.stroke('M21 -46L19 -56H28M-18 -53H-6', c.p.ink, 3.2);
  });
}

/** An open umbrella held at (`x`, `y`): the place where the hand is. */
export function umbrella(c: Canvas, x: number, y: number, size: number, color: Color): void {
  const top = y - size * 0.95;
  c.line(
    [
      [x, y + size * 0.1],
      [x, top],
    ],
    c.p.ink,
    size * 0.03,
  );
  const wide = size * 0.75;
  c.path(
    d`M${x - wide} ${top + wide * 0.62}C${x - wide * 0.9} ${top - wide * 0.3} ${x + wide * 0.9} ${top - wide * 0.3} ${x + wide} ${top + wide * 0.62}Q${x + wide * 0.75} ${top + wide * 0.44} ${x + wide * 0.5} ${top + wide * 0.6}Q${x + wide * 0.25} ${top + wide * 0.44} ${x} ${top + wide * 0.6}Q${x - wide * 0.25} ${top + wide * 0.44} ${x - wide * 0.5} ${top + wide * 0.6}Q${x - wide * 0.75} ${top + wide * 0.44} ${x - wide} ${top + wide * 0.62}z`,
    color,
  );
  c.path(
    d`M${x} ${top - wide * 0.08}C${x + wide * 0.3} ${top} ${x + wide * 0.48} ${top + wide * 0.3} ${x + wide * 0.5} ${top + wide * 0.6}Q${x + wide * 0.75} ${top + wide * 0.44} ${x + wide} ${top + wide * 0.62}C${x + wide * 0.94} ${top + wide * 0.02} ${x + wide * 0.5} ${top - wide * 0.1} ${x} ${top - wide * 0.08}z`,
    shade(color, 0.07),
  );
  c.path(
    d`M${x} ${top - wide * 0.06}C${x - wide * 0.35} ${top} ${x - wide * 0.48} ${top + wide * 0.3} ${x - wide * 0.5} ${top + wide * 0.6}Q${x - wide * 0.75} ${top + wide * 0.44} ${x - wide} ${top + wide * 0.62}C${x - wide * 0.94} ${top + wide * 0.02} ${x - wide * 0.5} ${top - wide * 0.1} ${x} ${top - wide * 0.06}z`,
    shade(color, -0.05),
  );
  c.line(
    [
      [x, top],
      [x, top - size * 0.08],
    ],
    c.p.ink,
    size * 0.03,
  );
}

/** A potted plant with long leaves, standing on `ground`. */
export function plant(
  c: Canvas,
  x: number,
  ground: number,
  height: number,
  pot: Color = c.p.warm,
): void {
  const leaf = shade(c.p.leaf, -0.02);
  for (let index = 0; index < 9; index += 1) {
    const lean = (index - 4) / 4;
    const tall = height * (0.95 - Math.abs(lean) * 0.3) * c.r.between(0.85, 1.05);
    const tipX = x + lean * height * 0.36;
    const tipY = ground - tall;
    const rootY = ground - height * 0.26;
    const w = height * 0.06;
    c.blob(
      [
        [x + lean * w, rootY],
        [x + lean * height * 0.14 - w * 0.7, (rootY + tipY) / 2],
        [tipX, tipY],
        [x + lean * height * 0.22 + w * 0.8, (rootY + tipY) / 2 + w],
      ],
      shade(leaf, (index % 3) * 0.045 - 0.03),
    );
  }
  c.poly(
    [
      [x - height * 0.15, ground - height * 0.28],
      [x + height * 0.15, ground - height * 0.28],
      [x + height * 0.11, ground],
      [x - height * 0.11, ground],
    ],
    pot,
  );
  c.poly(
    [
      [x - height * 0.15, ground - height * 0.28],
      [x - height * 0.03, ground - height * 0.28],
      [x - height * 0.04, ground],
      [x - height * 0.11, ground],
    ],
    shade(pot, -0.07),
  );
  c.rect(
    x - height * 0.17,
    ground - height * 0.3,
    height * 0.34,
    height * 0.055,
    shade(pot, 0.04),
    { radius: height * 0.01 },
  );
}

/** A lamp hanging from the ceiling with its cone of light. */
export function pendant(
  c: Canvas,
  x: number,
  top: number,
  drop: number,
  size: number,
  color: Color,
): void {
  const y = top + drop;
  c.line(
    [
      [x, top],
      [x, y],
    ],
    c.p.ink,
    Math.max(1, size * 0.03),
  );
  const cone = c.linear([
    [0, c.p.light, 0.42],
    [1, c.p.light, 0],
  ]);
  c.poly(
    [
      [x - size * 0.4, y + size * 0.42],
      [x + size * 0.4, y + size * 0.42],
      [x + size * 1.5, y + size * 3.4],
      [x - size * 1.5, y + size * 3.4],
    ],
    cone,
  );
  c.path(
    d`M${x - size * 0.5} ${y + size * 0.42}C${x - size * 0.46} ${y} ${x - size * 0.16} ${y + size * 0.06} ${x - size * 0.1} ${y}H${x + size * 0.1}C${x + size * 0.16} ${y + size * 0.06} ${x + size * 0.46} ${y} ${x + size * 0.5} ${y + size * 0.42}z`,
    color,
  );
  c.ellipse(x, y + size * 0.42, size * 0.5, size * 0.07, shade(c.p.light, 0.03));
}

/** A flag on a pole: vertical bands of the given colors. */
export function flag(
  c: Canvas,
  x: number,
  ground: number,
  height: number,
  colors: readonly Color[],
): void {
  c.line(
    [
      [x, ground],
      [x, ground - height],
    ],
    mix(c.p.stone, c.p.ink, 0.4),
    height * 0.014,
    { cap: 'butt' },
  );
  c.circle(x, ground - height, height * 0.014, c.p.light);
  const wide = height * 0.34;
  const tall = height * 0.2;
  const top = ground - height * 0.985;
  colors.forEach((color, index) => {
    const from = (index / colors.length) * wide;
    const to = ((index + 1) / colors.length) * wide;
    const wave = (at: number) => Math.sin((at / wide) * Math.PI * 2) * tall * 0.1;
    c.poly(
      [
        [x + from, top + wave(from)],
        [x + to + 0.5, top + wave(to)],
        [x + to + 0.5, top + tall + wave(to)],
        [x + from, top + tall + wave(from)],
      ],
      color,
    );
  });
}

/** A cup with steam, `size` px wide, on `ground`. */
export function cup(c: Canvas, x: number, ground: number, size: number, color: Color): void {
  c.ellipse(x, ground, size * 0.85, size * 0.12, shade(color, -0.08));
  c.stroke(
    d`M${x + size * 0.42} ${ground - size * 0.55}a${size * 0.2} ${size * 0.2} 0 0 1 0 ${size * 0.38}`,
    color,
    size * 0.1,
  );
  c.path(
    d`M${x - size * 0.5} ${ground - size * 0.72}H${x + size * 0.5}C${x + size * 0.5} ${ground - size * 0.25} ${x + size * 0.3} ${ground - size * 0.05} ${x + size * 0.2} ${ground - size * 0.05}H${x - size * 0.2}C${x - size * 0.3} ${ground - size * 0.05} ${x - size * 0.5} ${ground - size * 0.25} ${x - size * 0.5} ${ground - size * 0.72}z`,
    color,
  );
  c.path(
    d`M${x - size * 0.5} ${ground - size * 0.72}H${x - size * 0.1}C${x - size * 0.12} ${ground - size * 0.25} ${x - size * 0.1} ${ground - size * 0.05} ${x - size * 0.1} ${ground - size * 0.05}H${x - size * 0.2}C${x - size * 0.3} ${ground - size * 0.05} ${x - size * 0.5} ${ground - size * 0.25} ${x - size * 0.5} ${ground - size * 0.72}z`,
    shade(color, -0.06),
  );
  c.ellipse(x, ground - size * 0.72, size * 0.5, size * 0.09, mix(c.p.ink, c.p.warm, 0.45));
  for (const dx of [-0.16, 0.14]) {
    const sx = x + dx * size;
    c.curve(
      [
        [sx, ground - size * 0.9],
        [sx + size * 0.1, ground - size * 1.1],
        [sx - size * 0.05, ground - size * 1.3],
        [sx + size * 0.06, ground - size * 1.5],
      ],
      c.p.paper,
      size * 0.06,
      { opacity: 0.4 },
    );
  }
}
