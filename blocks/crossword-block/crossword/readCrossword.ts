import { SourceError } from '@broadsheet/define';
import { at, list, number, record, text } from '../../../content/schemas/json';
import { formatDay } from '../../../utils/dates/formatDay';
import { BLACK, type Crossword, type CrosswordCard, type Direction, type Entry } from './crossword';
import { entriesOf, type Place } from './entriesOf';

/** Squares of a side. */
const LARGEST = 25;
const SMALLEST = 3;

/**
 * A crossword of the daily service, which is an ipuz file (http://ipuz.org/crossword).
 *
 * @throws SourceError 502 where a row is too long, a square has no letter, or an answer no clue
 */
export function readCrossword(data: unknown): Crossword {
  const rows = list(at(data, 'solution')).map((row) => list(row).map(readSquare));
  const width = number(at(data, 'dimensions', 'width'));
  const height = number(at(data, 'dimensions', 'height'));
  const isSize = [width, height].every(
    (side) => Number.isInteger(side) && side >= SMALLEST && side <= LARGEST,
  );
  if (!isSize || rows.length !== height || rows.some((row) => row.length !== width))
    throw broken('its rows are not as long as it says');
  const letters = rows.flat().join('');
  const clues = { across: readClues(data, 'Across'), down: readClues(data, 'Down') };
  const entries = entriesOf(letters, width).map((place) => withClue(place, clues));
  if (entries.length === 0) throw broken('it has no answers');
  const day = readDay(text(at(data, 'date')));
  const title = text(at(data, 'title'));
  const author = text(at(data, 'author'));
  return {
    pageTitle: `Crossword: ${title}`,
    pageDescription: `Our crossword of ${formatDay(day)}${author && `, by ${author}`}: ${width} by ${height}, ${entries.length} clues. Solve it here or print it.`,
    pageSection: '/puzzles',
    day,
    title,
    author,
    intro: text(at(data, 'intro')),
    width,
    height,
    letters,
    entries,
  };
}

/** The list of the daily service, newest first. What has no day or title is left out. */
export function readCards(data: unknown): CrosswordCard[] {
  return list(at(data, 'crosswords')).flatMap((one) => {
    const { day, title, author, width, height } = record(one);
    const card = {
      day: text(day),
      title: text(title),
      author: text(author),
      width: number(width),
      height: number(height),
    };
    return card.title && formatDay(card.day) ? [card] : [];
  });
}

/** ipuz has a square as a letter, or as an object with its value. */
function readSquare(square: unknown): string {
  const letter = (text(square) || text(at(square, 'value'))).toUpperCase();
  if (letter !== BLACK && !/^[A-Z]$/.test(letter)) throw broken('a square has no letter');
  return letter;
}

/** By number. */
function readClues(data: unknown, name: 'Across' | 'Down'): Map<number, string> {
  return new Map(
    list(at(data, 'clues', name)).map((clue) => {
      const [label, words] = list(clue);
      return [number(label), text(words)];
    }),
  );
}

function withClue(place: Place, clues: Record<Direction, Map<number, string>>): Entry {
  const clue = clues[place.direction].get(place.number);
  if (!clue) throw broken(`${place.number} ${place.direction} has no clue`);
  return { ...place, clue };
}

/** `11/21/2026` as `2026-11-21`. */
function readDay(date: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? [];
  if (!year) throw broken('it has no date');
  return `${year}-${month}-${day}`;
}

const broken = (why: string) => new SourceError(502, `The crossword can’t be shown: ${why}`);
