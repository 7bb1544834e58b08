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
 * The letters of a plate appearance's pitches, `BSF`: written so, or a list of pitches with a result each.
 * A pitch whose result is none of these has no letter.
 */
export function pitchLetters(value: unknown): string {
  const written = letters(value);
  if (written) return written;
  return list(value)
    .map((pitch) => text(fields(fields(pitch)['result'])['name']).toLowerCase())
    .map((name) => LETTERS.find(([result]) => name.startsWith(result))?.[1] ?? '')
    .join('')
    .slice(0, 40);
}

/** Letters of outcomes, in capitals; empty when it is something else. */
export function letters(value: unknown): string {
  const written = text(value).toUpperCase();
  return /^[A-Z]{1,40}$/.test(written) ? written : '';
}
