import { d, type Canvas } from '../Canvas';
import { lightness, mix, shade, type Color } from '../color';
import { HAIRS, SKINS } from '../palettes';
import { bust, type Bust } from '../parts/bust';
import type { HairName } from '../parts/hair';
import { tinted } from '../parts/people';
import type { Scene } from '../Scene';

const WOMEN: readonly HairName[] = [
  'bob',
  'long',
  'waves',
  'bun',
  'tail',
  'locs',
  'curly',
  'afro',
  'wrap',
  'part',
];
const MEN: readonly HairName[] = [
  'crop',
  'part',
  'buzz',
  'bald',
  'curly',
  'afro',
  'locs',
  'crop',
  'cap',
  'part',
];

const DARK_HAIRS = [HAIRS[0], HAIRS[0], HAIRS[1], HAIRS[1], HAIRS[0], HAIRS[5]] as const;

/** A faceless portrait: head and shoulders before a plain ground. */
export const portrait: Scene = {
  alt: 'head and shoulders of a person',
  palettes: ['golden', 'harbor', 'press', 'morning', 'dawn', 'winter', 'noon', 'overcast'],
  maxZoom: 1.12,
  draw(c) {
    const { p, r } = c;
    const spec = sitter(c);
    const ground = r.pick(
      [
        p.cool,
        p.leaf,
        p.warm,
        mix(p.light, p.warm, 0.25),
        mix(p.stone, p.paper, 0.3),
        mix(p.cool, p.paper, 0.5),
        mix(p.accent, p.paper, 0.35),
      ]
        .filter(
          (color) =>
            Math.abs(lightness(color) - lightness(spec.cloth)) > 0.08 &&
            Math.abs(lightness(color) - lightness(spec.hairColor)) > 0.1,
        )
        .concat(mix(p.haze, p.paper, 0.3)),
    );
    backdrop(c, ground);
    const size = Math.min(c.w, c.h) * (c.h > c.w ? 0.19 : 0.165);
    const x = c.w * (c.w > c.h * 1.2 ? r.between(0.46, 0.54) : 0.5);
    const y = c.h > c.w ? c.h * 0.43 : c.h * 0.44;
    c.ellipse(x - size * 0.7, c.h * 1.02, size * 3.6, size * 1.5, shade(ground, -0.12), {
      opacity: 0.35,
    });
    bust(c, x, y, size, spec);
    c.focus(x, y);
  },
};

function sitter(c: Canvas): Bust {
  const { p, r } = c;
  const skinIndex = r.whole(0, SKINS.length - 1);
  const isWoman = r.chance(0.5);
  const hair = r.pick(isWoman ? WOMEN : MEN);
  const hairs: readonly Color[] = skinIndex > 2 ? DARK_HAIRS : HAIRS;
  const cloths = [
    p.ink,
    shade(p.cool, -0.06),
    p.warm,
    p.leaf,
    mix(p.stone, p.ink, 0.25),
    p.accent,
    mix(p.cool, p.paper, 0.3),
    mix(p.paper, p.stone, 0.3),
    shade(p.ink, 0.1),
  ];
  const beards =
    isWoman || hair === 'wrap' ? (['none'] as const) : (['none', 'none', 'full', 'short'] as const);
  return {
    skin: tinted(c, SKINS[skinIndex] ?? SKINS[0]),
    hair,
    hairColor: tinted(c, r.pick(hairs)),
    clothes: r.pick(['blazer', 'blazer', 'shirt', 'turtleneck', 'crew', 'hoodie', 'coat'] as const),
    cloth: r.pick(cloths),
    under: r.pick([
      p.paper,
      mix(p.cool, p.paper, 0.55),
      p.light,
      mix(p.stone, p.paper, 0.4),
      mix(p.accent, p.paper, 0.15),
    ]),
    beard: r.pick(beards),
    glasses: r.pick(['none', 'none', 'none', 'round', 'square'] as const),
    hasEarrings: isWoman && r.chance(0.5),
  };
}

function backdrop(c: Canvas, ground: Color): void {
  c.rect(
    0,
    0,
    c.w,
    c.h,
    c.linear([
      [0, shade(ground, 0.035)],
      [1, shade(ground, -0.05)],
    ]),
  );
  const size = Math.min(c.w, c.h);
  const soft = shade(ground, lightness(ground) > 0.7 ? -0.045 : 0.055);
  switch (c.r.whole(0, 4)) {
    case 0:
      c.circle(c.w * 0.5, c.h * 0.48, size * 0.43, soft);
      break;
    case 1:
      c.poly(
        [
          [c.w * 0.62, 0],
          [c.w, 0],
          [c.w, c.h],
          [c.w * 0.38, c.h],
        ],
        soft,
      );
      break;
    case 2: {
      const wide = size * 0.76;
      c.path(
        d`M${c.w / 2 - wide / 2} ${c.h}V${c.h * 0.46}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${c.h}z`,
        soft,
      );
      break;
    }
    case 3:
      for (let index = 0; index < 3; index += 1)
        c.circle(
          c.w * (0.2 + index * 0.32),
          c.h * c.r.between(0.2, 0.5),
          size * c.r.between(0.12, 0.26),
          soft,
          { opacity: 0.7 },
        );
      break;
    default:
      for (let index = 0; index < 7; index += 1)
        c.rect(c.w * (index / 7), 0, c.w / 14, c.h, soft, { opacity: 0.5 });
  }
  c.glow(c.w * 0.66, c.h * 0.3, size * 0.7, c.p.paper, 0.3);
}
