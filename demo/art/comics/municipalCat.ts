import { circle, dot, ground, path, rect } from './shapes';

/** A gray tabby at a desk of the Department of Records. Knows: asleep, stamp, papers, clerk, phone, night. */
export function municipalCat(look: ReadonlySet<string>): string {
  return [
    room(look.has('night')),
    look.has('clerk') ? clerk() : '',
    look.has('papers') ? papers(9) : papers(3),
    tabby(look.has('asleep')),
    rect(-10, 296, 420, 120, '#a9743f'),
    path('M0 320H400'),
    look.has('stamp') ? stamp() : '',
    look.has('phone') ? phone() : '',
  ].join('');
}

const room = (isNight: boolean): string =>
  ground(0, 0, 400, 400, isNight ? '#4d5a70' : '#d8cfae') +
  rect(24, 28, 120, 110, isNight ? '#1e2a44' : '#bcd7dd') +
  path('M84 28V138M24 84H144') +
  [0, 1, 2]
    .map(
      (row) =>
        rect(292, 20 + row * 92, 120, 92, '#8b8f86') + rect(330, 58 + row * 92, 40, 14, '#f3efe6'),
    )
    .join('');

const tabby = (isAsleep: boolean): string =>
  path('M128 306Q120 190 200 186Q280 190 272 306Z', '#9499a3') +
  path('M150 220q18 8 24 0M150 246q18 8 26 0M250 220q-18 8 -24 0M250 246q-18 8 -26 0') +
  path('M140 158l4 -66l38 30h36l38 -30l4 66q-6 52 -60 52q-54 0 -60 -52Z', '#9499a3') +
  path('M186 128v16M200 124v20M214 128v16') +
  (isAsleep
    ? path('M162 164q10 8 20 0M218 164q10 8 20 0')
    : circle(172, 162, 12, '#f1d15b') +
      circle(228, 162, 12, '#f1d15b') +
      dot(172, 162, 6) +
      dot(228, 162, 6)) +
  path('M193 182h14l-7 8Z', '#d98c8c') +
  path(
    'M200 190q-8 10 -16 4M200 190q8 10 16 4M150 184l-40 -6M150 192l-40 6M250 184l40 -6M250 192l40 6',
  ) +
  path('M178 210l22 12l22 -12l-4 26l-18 -10l-18 10Z', '#a4161a');

const papers = (count: number): string =>
  Array.from({ length: count }, (_, index) =>
    rect(26 + (index % 3) * 4, 284 - index * 14, 92, 14, index % 4 === 2 ? '#f4d06f' : '#fffdf6'),
  ).join('');

const stamp = (): string =>
  rect(286, 262, 54, 16, '#6b2b2b') +
  rect(306, 222, 14, 40, '#6b2b2b') +
  circle(313, 216, 14, '#6b2b2b') +
  rect(272, 280, 84, 14, '#fffdf6');

const phone = (): string =>
  path('M290 296l10 -44h64l10 44Z', '#2b2c31') +
  path('M282 250q50 -34 100 0v14h-22v-10h-56v10h-22Z', '#2b2c31') +
  circle(332, 272, 12, '#f3efe6');

const clerk = (): string =>
  path('M288 300q0 -104 52 -104q52 0 52 104Z', '#5d7f68') +
  circle(340, 160, 32, '#c98d66') +
  path('M308 156a32 32 0 0 1 64 0q-20 -22 -64 0Z', '#3a2b25') +
  dot(330, 160) +
  dot(350, 160) +
  path('M332 178q8 -5 16 0');
