import { fields, list, text } from '../read';

/** Letters of pitches (widgets §4) by how their results begin, the longer name before the shorter. */
const LETTERS: readonly (readonly [result: string, letter: string])[] = [
  ['ball in play', 'I'],
  ['in play', 'I'],
  ['ball', 'B'],
  ['called strike', 'S'],
  ['swinging strike', 'S'],
  ['strike', 'S'],
  ['foul tip', 'T'],
  ['foul', 'F'],
  ['hit by pitch', 'Z'],
  ['hit', 'H'],
];

/**
 * The letters of a plate appearance's pitches, `BSF`: written so, or a list of pitches with a result each,
 * which is a letter or has a name. A pitch whose result is none of these has no letter.
 */
export function pitchLetters(value: unknown): string {
  const written = letters(value);
  if (written) return written;
  return list(value)
    .map((pitch) => letterOf(fields(pitch)['result']))
    .join('')
    .slice(0, 40);
}

function letterOf(result: unknown): string {
  const name = text(fields(result)['name']).toLowerCase();
  if (!name) return letters(result).slice(0, 1);
  return LETTERS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? '';
}

/** Letters of outcomes, in capitals; empty when it is something else. */
export function letters(value: unknown): string {
  const written = text(value).toUpperCase();
  return /^[A-Z]{1,40}$/.test(written) ? written : '';
}
