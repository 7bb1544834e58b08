import { readFileSync } from 'node:fs';
import { secondUnit, SECOND_UNIT_SECONDS } from './secondUnit';
import { SAMPLE_RATE } from './synthesize';

const FILE = 'resources/audio/second-unit-12.wav';

describe('the recording of the seed edition', () => {
  const kept = readFileSync(FILE);

  it('is what its score sounds like', () => {
    const made = secondUnit();
    expect(made.length).toBe(kept.length);
    // A machine may round a sine the other way in its last place.
    const different = made.reduce(
      (count, value, index) => (Math.abs(value - (kept[index] ?? 0)) > 1 ? count + 1 : count),
      0,
    );
    expect(different).toBe(0);
  });

  it('is a WAV file of its length, small enough for a page', () => {
    expect(kept.toString('latin1', 0, 4)).toBe('RIFF');
    expect(kept.readUInt32LE(4)).toBe(kept.length - 8);
    expect(kept.readUInt32LE(24)).toBe(SAMPLE_RATE);
    expect(kept.readUInt32LE(40) / SAMPLE_RATE).toBe(SECOND_UNIT_SECONDS);
    expect(kept.length).toBeLessThan(400_000);
  });

  it('can be heard from start to end', () => {
    for (let second = 0; second < SECOND_UNIT_SECONDS; second += 2) {
      const from = 44 + second * SAMPLE_RATE;
      const samples = kept.subarray(from, from + 2 * SAMPLE_RATE);
      expect(Math.max(...samples) - Math.min(...samples)).toBeGreaterThan(60);
    }
  });
});
