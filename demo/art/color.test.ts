import fc from 'fast-check';
import { lightness, mix, shade, type Color } from './color';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts): Color => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('colors', () => {
  it('mixes to either end without loss', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(mix(a, b, 0)).toBe(a);
        expect(mix(a, b, 1)).toBe(b);
      }),
    );
  });

  it('mixes to a lightness between both', () => {
    fc.assert(
      fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, amount) => {
        const mixed = lightness(mix(a, b, amount));
        expect(mixed).toBeGreaterThan(Math.min(lightness(a), lightness(b)) - 0.02);
        expect(mixed).toBeLessThan(Math.max(lightness(a), lightness(b)) + 0.02);
      }),
    );
  });

  it('shades up and down', () => {
    expect(lightness(shade('#c8583b', 0.1))).toBeGreaterThan(lightness('#c8583b'));
    expect(lightness(shade('#c8583b', -0.1))).toBeLessThan(lightness('#c8583b'));
    expect(shade('#000000', -0.5)).toBe('#000000');
  });
});
