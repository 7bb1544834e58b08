import type { Crossword, CrosswordCard } from './crossword';
import { readCrossword } from './readCrossword';

/** Rows of the example, and its clues by number. */
const ROWS = ['PAT#', 'ARIA', 'RING', '#DEE'];

/** A small crossword as the daily service delivers it (ipuz). */
export const exampleIpuz = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/crossword#1'],
  title: 'Four Square',
  author: 'Dell Aronson',
  intro: 'For the wait at the airport.',
  date: '11/21/2026',
  dimensions: { width: 4, height: 4 },
  solution: ROWS.map((row) => [...row]),
  clues: {
    Across: [
      [1, 'Light touch'],
      [4, 'Song at the Academy of Music'],
      [6, 'What a bell does'],
      [7, 'Letter after cee'],
    ],
    Down: [
      [1, 'Golfer’s goal'],
      [2, 'Like a desert'],
      [3, 'Part of a fork'],
      [5, 'Number on a birthday cake'],
    ],
  },
};

export const exampleCrossword: Crossword = readCrossword(exampleIpuz);

export const exampleCards: CrosswordCard[] = [
  ['2026-11-21', 'Let It Ring', 'Frances Oberholt', 11],
  ['2026-11-20', 'On the River', 'Frances Oberholt', 9],
  ['2026-11-19', 'Up the Hill', 'Dell Aronson', 9],
].map(([day, title, author, side]) => ({
  day: String(day),
  title: String(title),
  author: String(author),
  width: Number(side),
  height: Number(side),
}));
