/** Hz; enough for the tones below, and small. */
export const SAMPLE_RATE = 11_025;

/** A tone: from `at` for `length` s, `pitch` in Hz. */
export interface Tone {
  at: number;
  length: number;
  pitch: number;
  /** 0 to 1. */
  volume: number;
  /** `pluck` dies away, `voice` swells, slides and has the formants of a vowel. */
  kind: 'pluck' | 'voice' | 'click';
}

/**
 * Plays tones into 8-bit samples. The same tones give the same bytes: the noise is made by a
 * congruential generator.
 */
export function synthesize(tones: readonly Tone[], seconds: number): Uint8Array {
  const mix = new Float64Array(Math.round(seconds * SAMPLE_RATE));
  const noise = noiseOf(20261121);
  for (const tone of tones) addTone(mix, tone, noise);
  return Uint8Array.from(mix, (value) => {
    const loud = Math.tanh(value * 1.4) * 0.92;
    return Math.round(128 + loud * 127);
  });
}

function addTone(mix: Float64Array, tone: Tone, noise: () => number): void {
  const first = Math.round(tone.at * SAMPLE_RATE);
  const count = Math.min(Math.round(tone.length * SAMPLE_RATE), mix.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / SAMPLE_RATE;
    const part = index / count;
    mix[first + index] = (mix[first + index] ?? 0) + tone.volume * sample(tone, time, part, noise);
  }
}

function sample({ kind, pitch }: Tone, time: number, part: number, noise: () => number): number {
  const turn = 2 * Math.PI * pitch * time;
  if (kind === 'click') return noise() * Math.exp(-90 * time);
  if (kind === 'pluck') {
    const decay = Math.exp(-3.2 * time) * Math.min(1, time * 200) * Math.min(1, (1 - part) * 12);
    return decay * (Math.sin(turn) + 0.4 * Math.sin(2 * turn) + 0.18 * Math.sin(3 * turn));
  }
  const swell = Math.sin(Math.PI * part) ** 0.6;
  const slide = turn * (1 - 0.06 * part);
  const harmonics = [1, 2, 3, 4, 5, 6, 8, 10].map((number) => {
    const near = Math.exp(-(((number * pitch - 620) / 420) ** 2));
    const far = 0.4 * Math.exp(-(((number * pitch - 1500) / 350) ** 2));
    return (near + far + 0.08) * Math.sin(number * slide);
  });
  return 0.55 * swell * harmonics.reduce((sum, value) => sum + value, 0);
}

function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}
