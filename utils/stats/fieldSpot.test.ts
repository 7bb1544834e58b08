import { fieldSpot } from './fieldSpot';

const SIDES = { away: { abbreviation: 'DAL' }, home: { abbreviation: 'PHI' } };

describe('a yard line on the field', () => {
  it.each([
    ['DAL 20', 20],
    ['DAL20', 20],
    ['PHI 20', 80],
    ['PHI 1', 99],
    ['50', 50],
    ['PHI 50', 50],
    ['3rd & 7 at PHI 32', 68],
    ['1st & Goal at DAL 4', 4],
    ['2nd & 10 at 50', 50],
    ['NYG 20', null],
    ['PHI 51', null],
    ['', null],
    ['at midfield', null],
  ])('%s is at %s', (written, expected) => {
    expect(fieldSpot(written, SIDES)).toBe(expected);
  });
});
