import { d, type Canvas, type Point } from '../Canvas';
import { lightness, mix, shade, type Color } from '../color';
import { HAIRS, SKINS } from '../palettes';
import { POSES, type PoseName } from './poses';

export interface Dress {
  skin: Color;
  hair: Color;
  top: Color;
  bottom: Color;
  shoes: Color;
  /** A coat or a skirt reaches the knee; a kit has shorts, a tank top no sleeves either. */
  garment: 'shirt' | 'coat' | 'skirt' | 'kit' | 'tank';
  head: 'short' | 'long' | 'bun' | 'cap' | 'hat' | 'wrap' | 'helmet' | 'beanie' | 'chef';
}

/** Clothes by chance, in the colors of the picture; the young have no gray hair. */
export function someDress(c: Canvas, fixed: Partial<Dress> = {}, isYoung = false): Dress {
  const { p, r } = c;
  const isAthlete = fixed.garment === 'kit' || fixed.garment === 'tank';
  const cloth = [p.cool, p.warm, p.leaf, p.stone, p.paper, shade(p.cool, 0.14), shade(p.ink, 0.14)];
  return {
    skin: tinted(c, r.pick(SKINS)),
    hair: tinted(c, r.pick(isYoung || isAthlete ? HAIRS.slice(0, 5) : HAIRS)),
    top: r.pick(cloth),
    bottom: r.pick([shade(p.ink, 0.06), shade(p.cool, -0.1), shade(p.stone, -0.22), p.ink]),
    shoes: shade(p.ink, -0.02),
    garment: r.pick(['shirt', 'shirt', 'coat', 'skirt'] as const),
    head: r.pick(['short', 'short', 'long', 'bun', 'wrap', 'beanie'] as const),
    ...fixed,
  };
}

/** A natural color in the light of the picture. */
export function tinted(c: Canvas, color: Color): Color {
  return mix(color, c.p.isDark ? c.p.sky[0] : c.p.sky[2], c.p.isDark ? 0.28 : 0.06);
}

/**
 * A person standing at (`x`, `ground`), `height` px tall, drawn with as much detail as that allows.
 * `facing` 1 looks right, -1 left.
 */
export function person(
  c: Canvas,
  x: number,
  ground: number,
  height: number,
  pose: PoseName,
  dress: Dress = someDress(c),
  facing: 1 | -1 = 1,
): void {
  const joints = POSES[pose];
  const at = ([px, py]: Point): Point => [x + px * height * facing, ground - py * height];
  const limb = (points: readonly Point[], color: Color, width: number) =>
    c.line(points.map(at), color, width * height);
  const dark = (color: Color) => shade(color, -0.06);

  if (joints.backLeg[2][1] < 0.065) {
    c.ellipse(x - height * 0.05, ground + height * 0.012, height * 0.2, height * 0.022, c.p.ink, {
      opacity: 0.22,
    });
  }
  const isKit = dress.garment === 'kit' || dress.garment === 'tank';
  arm(joints.backArm, -0.06);
  leg(joints.backLeg, -0.06);
  leg(joints.frontLeg, 0);
  torso();
  if (isKit) badge();
  neckAndHead(c, at(joints.neck), at(joints.head), height, dress, facing);
  arm(joints.frontArm, 0.025);

  function arm([shoulder, elbow, wrist]: readonly [Point, Point, Point], tone: number): void {
    const sleeve = shade(dress.top, tone);
    const skin = shade(dress.skin, Math.min(0, tone));
    if (!isKit) limb([shoulder, elbow, wrist], sleeve, 0.063);
    else {
      limb([shoulder, elbow, wrist], skin, 0.05);
      if (dress.garment === 'kit') limb([shoulder, between(shoulder, elbow, 0.7)], sleeve, 0.07);
    }
    const [x1, y1] = at(wrist);
    c.circle(x1, y1, 0.031 * height, skin);
  }

  function leg([hip, knee, foot]: readonly [Point, Point, Point], tone: number): void {
    const cloth = shade(dress.bottom, tone);
    if (isKit) {
      limb([hip, knee, foot], shade(dress.skin, tone), 0.062);
      limb([between(knee, foot, 0.42), foot], shade(dress.top, tone), 0.064);
      limb([hip, between(hip, knee, 0.72)], cloth, 0.1);
    } else {
      limb([hip, knee], cloth, 0.088);
      limb([knee, foot], cloth, 0.074);
    }
    const [fx, fy] = at(foot);
    c.ellipse(
      fx + facing * 0.03 * height,
      fy + 0.004 * height,
      0.062 * height,
      0.028 * height,
      dress.shoes,
    );
  }

  function badge(): void {
    const [sx, sy] = at(joints.shoulder);
    const color = lightness(dress.top) > 0.6 ? c.p.cool : c.p.paper;
    c.rect(sx - 0.035 * height, sy + 0.05 * height, 0.028 * height, 0.1 * height, color);
    c.rect(sx + 0.012 * height, sy + 0.05 * height, 0.028 * height, 0.1 * height, color);
  }

  function torso(): void {
    const [shoulder, hip] = [joints.shoulder, joints.hip];
    const [sx, sy] = at(shoulder);
    const [hx, hy] = at(hip);
    const wide = 0.115 * height;
    const waist = 0.085 * height;
    const isShort = dress.garment !== 'coat' && dress.garment !== 'skirt';
    const hem = isShort ? 0.02 : dress.garment === 'coat' ? 0.2 : 0.24;
    const flare = isShort ? 0.09 : dress.garment === 'coat' ? 0.12 : 0.15;
    const lower: Color = dress.garment === 'skirt' ? dress.bottom : dress.top;
    if (!isShort) {
      c.poly(
        [
          [hx - waist, hy - 0.04 * height],
          [hx + waist, hy - 0.04 * height],
          [hx + flare * height, hy + hem * height],
          [hx - flare * height, hy + hem * height],
        ],
        lower,
      );
    }
    const body: Point[] = [
      [sx - wide * 0.55, sy - 0.028 * height],
      [sx + wide * 0.55, sy - 0.028 * height],
      [sx + wide, sy + 0.02 * height],
      [(sx + hx) / 2 + waist * 1.06, (sy + hy) / 2],
      [hx + waist, hy],
      [hx + waist * 0.9, hy + 0.035 * height],
      [hx - waist * 0.9, hy + 0.035 * height],
      [hx - waist, hy],
      [(sx + hx) / 2 - waist * 1.06, (sy + hy) / 2],
      [sx - wide, sy + 0.02 * height],
    ];
    c.poly(body, dress.top);
    c.poly(
      [
        [sx - wide, sy + 0.02 * height],
        [sx - wide * 0.3, sy - 0.02 * height],
        [hx - waist * 0.15, hy + 0.035 * height],
        [hx - waist, hy + 0.03 * height],
      ],
      dark(dress.top),
      { opacity: 0.75 },
    );
  }
}

function between(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}

function neckAndHead(
  c: Canvas,
  neck: Point,
  [hx, hy]: Point,
  height: number,
  dress: Dress,
  facing: 1 | -1,
): void {
  const rx = 0.057 * height;
  const ry = 0.07 * height;
  c.line([neck, [hx, hy + ry * 0.6]], shade(dress.skin, -0.07), 0.05 * height);
  if (dress.head === 'long') {
    c.ellipse(
      hx - facing * rx * 0.35,
      hy + ry * 0.35,
      rx * 1.1,
      ry * 1.25,
      shade(dress.hair, -0.03),
    );
  }
  c.ellipse(hx, hy, rx, ry, dress.skin);
  const cap = (color: Color, brow: number) =>
    c.path(
      d`M${hx - rx * 1.12} ${hy + brow}C${hx - rx * 1.25} ${hy - ry * 1.45} ${hx + rx * 1.25} ${hy - ry * 1.45} ${hx + rx * 1.08} ${hy + brow}C${hx + rx * 0.6} ${hy - ry * 0.42} ${hx - rx * 0.3} ${hy - ry * 0.5} ${hx - rx * 1.12} ${hy + brow}z`,
      color,
    );
  switch (dress.head) {
    case 'cap':
    case 'beanie':
    case 'helmet':
      cap(dress.head === 'cap' ? c.p.accent : dress.hair, -ry * 0.1);
      if (dress.head === 'cap') {
        c.rect(
          hx + (facing > 0 ? 0 : -rx * 1.8),
          hy - ry * 0.42,
          rx * 1.8,
          ry * 0.2,
          shade(c.p.accent, -0.06),
          { radius: ry * 0.1 },
        );
      }
      break;
    case 'hat':
      cap(dress.hair, -ry * 0.2);
      c.ellipse(hx, hy - ry * 0.5, rx * 1.9, ry * 0.24, shade(c.p.stone, -0.12));
      c.rect(hx - rx * 0.9, hy - ry * 1.35, rx * 1.8, ry * 0.9, shade(c.p.stone, -0.06), {
        radius: rx * 0.5,
      });
      break;
    case 'chef':
      cap(dress.hair, -ry * 0.05);
      c.rect(hx - rx * 0.95, hy - ry * 1.5, rx * 1.9, ry, c.p.paper, { radius: rx * 0.2 });
      c.dots(
        [
          [hx - rx * 0.6, hy - ry * 1.6, rx * 0.7],
          [hx + rx * 0.6, hy - ry * 1.6, rx * 0.7],
          [hx, hy - ry * 1.8, rx * 0.8],
        ],
        c.p.paper,
      );
      break;
    case 'wrap':
      c.ellipse(hx - facing * rx * 0.2, hy - ry * 0.05, rx * 1.25, ry * 1.25, dress.hair);
      c.ellipse(hx + facing * rx * 0.28, hy + ry * 0.12, rx * 0.72, ry * 0.82, dress.skin);
      break;
    default:
      cap(dress.hair, ry * (dress.head === 'short' ? 0 : 0.25));
      if (dress.head === 'bun')
        c.circle(hx - facing * rx * 0.7, hy - ry * 1.1, rx * 0.55, dress.hair);
  }
}
