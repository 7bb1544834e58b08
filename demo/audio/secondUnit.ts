import { synthesize, type Tone } from './synthesize';
import { wavFile } from './wavFile';

/** s. */
export const SECOND_UNIT_SECONDS = 32;

/** Equal temperament; 0 is A3. */
const hertz = (step: number) => 220 * 2 ** (step / 12);

/** The theme: two bars in D, as a walking bass below a call and its answer. */
function theme(start: number): Tone[] {
  const beat = 0.36;
  const melody = [5, 9, 12, 9, 10, 7, 3, 7, 5, 9, 12, 17, 16, 12, 9, 5];
  const bass = [-7, -3, 0, -3, -5, -2, 2, -2];
  return [
    ...melody.map((step, index): Tone => ({
      at: start + index * beat,
      length: 0.9,
      pitch: hertz(step),
      volume: 0.34,
      kind: 'pluck',
    })),
    ...melody.map((_, index): Tone => ({
      at: start + index * beat,
      length: 0.6,
      pitch: hertz((bass[index % bass.length] ?? 0) - 12),
      volume: 0.3,
      kind: 'pluck',
    })),
    ...melody.map((_, index): Tone => ({
      at: start + (index + 0.5) * beat,
      length: 0.08,
      pitch: 1,
      volume: index % 2 === 0 ? 0.12 : 0.2,
      kind: 'click',
    })),
  ];
}

/** Two voices that talk without words: syllables of different length and pitch. */
function talk(start: number, end: number, voices: readonly number[]): Tone[] {
  const tones: Tone[] = [];
  let at = start;
  for (let count = 0; at < end - 0.4; count += 1) {
    const sentence = Math.floor(count / 7);
    const base = voices[sentence % voices.length] ?? 120;
    const length = 0.13 + 0.05 * ((count * 7) % 4);
    const lift = [0, 2, 4, 1, 3, -1, -4][count % 7] ?? 0;
    tones.push({ at, length, pitch: base * 2 ** (lift / 24), volume: 0.5, kind: 'voice' });
    at += length + 0.03 + (count % 7 === 6 ? 0.34 : 0);
  }
  return tones;
}

/**
 * The short version of episode 12 of The Second Unit: theme, two hosts, theme. The podcast page of
 * the seed edition plays it from `resources/audio`.
 */
export function secondUnit(): Buffer {
  const tones = [
    ...theme(0.1),
    ...talk(6.6, 13.8, [118, 196]),
    ...talk(14.2, 20.4, [196, 118]),
    ...talk(20.8, 25.6, [118, 205]),
    ...theme(25.8),
  ];
  return wavFile(synthesize(tones, SECOND_UNIT_SECONDS));
}
