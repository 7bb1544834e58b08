import fc from 'fast-check';
import type { Sport } from './game';
import { winProbability } from './winProbability';

const SPORTS: Sport[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];

const sport = fc.constantFrom(...SPORTS);
const lead = fc.integer({ min: -60, max: 60 });
const left = fc.double({ min: 0, max: 1, noNaN: true });

describe('the win model', () => {
  it.each([
    ['football', 0, 1, 0.58],
    ['football', 7, 0.5, 0.8],
    ['football', 3, 0.03, 0.9],
    ['basketball', 10, 0.25, 0.96],
    ['baseball', 1, 1 / 9, 0.79],
    ['hockey', 1, 0.5, 0.75],
    ['soccer', 1, 0.25, 0.9],
  ] as const)('%s: ahead by %i with %d of the time left is about %d', (of, by, time, expected) => {
    expect(Math.abs(winProbability(of, by, time) - expected)).toBeLessThan(0.03);
  });

  it.each(SPORTS)('%s: at the end the leader has won, and a level game is even', (of) => {
    expect([-1, 0, 1].map((by) => winProbability(of, by, 0))).toEqual([0, 0.5, 1]);
  });

  it('stays between 0 and 1', () => {
    fc.assert(
      fc.property(sport, lead, left, (of, by, time) => {
        const home = winProbability(of, by, time);
        expect(home).toBeGreaterThanOrEqual(0);
        expect(home).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is the same for both sides on neutral ground', () => {
    fc.assert(
      fc.property(sport, lead, left, (of, by, time) => {
        const both = winProbability(of, by, time, 0) + winProbability(of, -by, time, 0);
        expect(both).toBeCloseTo(1, 9);
      }),
    );
  });

  it('a larger lead never makes it less likely, and a lead is worth more later', () => {
    fc.assert(
      fc.property(sport, lead, left, left, (of, by, one, other) => {
        expect(winProbability(of, by + 1, one)).toBeGreaterThanOrEqual(winProbability(of, by, one));
        const [later, earlier] = [one, other].sort((a, b) => a - b) as [number, number];
        const ahead = Math.abs(by) + 1;
        expect(winProbability(of, ahead, later, 0)).toBeGreaterThanOrEqual(
          winProbability(of, ahead, earlier, 0),
        );
      }),
    );
  });

  it('takes times outside of the game as its start and end', () => {
    expect(winProbability('hockey', 1, -2)).toBe(1);
    expect(winProbability('hockey', 0, 7)).toBe(winProbability('hockey', 0, 1));
  });
});
