import type { Comics } from './comics';
import { readComics } from './readComics';

/** Drawn here, so that a state asks nobody. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath fill="%23bcd7dd" d="M0 0h40v40H0z"/%3E%3Ccircle cx="20" cy="22" r="9" fill="%23d9734e"/%3E%3C/svg%3E';

const panel = (alt: string, words: string) => ({
  image: { url: '/panel.svg', width: 400, height: 400 },
  alt,
  lines: words ? [{ speaker: 'Dot', words }] : [],
});

const read = readComics({
  day: '2026-11-21',
  previous: '2026-11-20',
  next: null,
  strips: [
    {
      id: 'stoop',
      title: 'Stoop',
      creator: 'Renny Baptista',
      panels: [
        panel('Three women on marble steps', 'Snow by Friday, they say.'),
        panel('The same. It snows', 'They said that in ’88.'),
        panel('The steps, empty', ''),
      ],
    },
    { id: 'gag', title: 'The Gag', panels: [panel('A man, a ladder, a rake', '')] },
  ],
});

export const exampleComics: Comics = {
  ...read,
  strips: read.strips.map((strip) => ({
    ...strip,
    panels: strip.panels.map((one) => ({ ...one, url: PICTURE })),
  })),
};
