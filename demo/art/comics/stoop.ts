import { circle, dot, ground, path, rect } from './shapes';

interface Woman {
  x: number;
  /** Of the seat. */
  y: number;
  dress: string;
  hair: string;
  skin: string;
}

const WOMEN: Record<'Dot' | 'Marge' | 'Lucille', Woman> = {
  Dot: { x: 105, y: 300, dress: '#d9734e', hair: '#c9c5bd', skin: '#e9b58f' },
  Marge: { x: 200, y: 262, dress: '#4d7ea8', hair: '#6b4a36', skin: '#9a6443' },
  Lucille: { x: 297, y: 300, dress: '#6f9a5c', hair: '#2c2a2e', skin: '#d99f78' },
};

/** Three women on marble steps. Knows: evening, snow, cat, mug, empty, and who speaks (`Dot` …). */
export function stoop(look: ReadonlySet<string>): string {
  const women = look.has('empty') ? [] : (Object.keys(WOMEN) as (keyof typeof WOMEN)[]);
  return [
    wall(look.has('evening')),
    steps(),
    ...women.map((name) => woman(WOMEN[name], look.has(name))),
    look.has('mug') && women.length > 0 ? rect(228, 226, 22, 26, '#fffdf6') : '',
    look.has('cat') ? cat() : '',
    look.has('snow') ? snow() : '',
  ].join('');
}

function wall(isEvening: boolean): string {
  const brick = isEvening ? '#7d4a47' : '#b9624f';
  const rows = Array.from({ length: 9 }, (_, row) => `M0 ${20 + row * 26}H400`).join('');
  return (
    ground(0, 0, 400, 400, brick) +
    `<path d="${rows}" stroke="#00000022" stroke-width="3"/>` +
    rect(150, -10, 100, 225, '#2f5d50') +
    rect(165, 20, 70, 70, isEvening ? '#f4d06f' : '#bcd7dd') +
    circle(236, 140, 5, '#f4d06f') +
    rect(20, 30, 90, 120, isEvening ? '#f4d06f' : '#bcd7dd') +
    path('M65 30V150M20 90H110') +
    rect(292, 30, 90, 120, isEvening ? '#57606e' : '#bcd7dd') +
    path('M337 30V150M292 90H382') +
    ground(0, 350, 400, 50, isEvening ? '#6f6c70' : '#b8b2a6')
  );
}

const steps = (): string =>
  rect(120, 215, 160, 60, '#f3efe6') +
  rect(80, 262, 240, 55, '#f3efe6') +
  rect(40, 306, 320, 55, '#f3efe6');

function woman({ x, y, dress, hair, skin }: Woman, isSpeaking: boolean): string {
  const mouth = isSpeaking
    ? circle(x, y - 100, 6, '#7a2d2d')
    : path(`M${x - 7} ${y - 101}q7 5 14 0`);
  const arm = isSpeaking
    ? path(`M${x + 24} ${y - 58}q26 -12 30 -44`)
    : path(`M${x + 22} ${y - 58}q10 26 -8 40`);
  return (
    path(
      `M${x - 34} ${y + 14}L${x - 24} ${y - 76}Q${x} ${y - 92} ${x + 24} ${y - 76}L${x + 34} ${y + 14}Z`,
      dress,
    ) +
    arm +
    path(`M${x - 14} ${y + 14}v34M${x + 14} ${y + 14}v34`) +
    circle(x, y - 112, 27, skin) +
    path(`M${x - 28} ${y - 110}a28 30 0 0 1 56 0q-14 -20 -28 -18q-16 -2 -28 18Z`, hair) +
    dot(x - 9, y - 114) +
    dot(x + 9, y - 114) +
    mouth
  );
}

const cat = (): string =>
  path('M318 352q4 -34 30 -34q22 0 26 34Z', '#8d929b') +
  path('M336 322l-2 -22l12 10h12l12 -10l-2 24q-4 14 -16 14q-12 0 -16 -16Z', '#8d929b') +
  dot(347, 320, 3) +
  dot(359, 320, 3);

const snow = (): string =>
  Array.from(
    { length: 40 },
    (_, index) =>
      `<circle cx="${(index * 97) % 400}" cy="${(index * 61) % 350}" r="${3 + (index % 3)}" fill="#fff"/>`,
  ).join('');
