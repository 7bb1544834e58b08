import { isInternalStaff } from './isInternalStaff';

const DOMAINS = ['broadsheet.example', 'broadsheet-media.example', 'broadsheet-print.example'];

describe('internal staff (platform §5)', () => {
  it.each([
    ['jane@broadsheet.example', true],
    ['Jane@Broadsheet-Media.Example', true],
    [' jane@broadsheet.example ', true],
    ['jane@desk.broadsheet-print.example', true],
    ['jane@elsewhere.example', false],
    ['jane@notbroadsheet.example', false],
    ['broadsheet.example@elsewhere.example', false],
    ['@broadsheet.example', false],
    ['broadsheet.example', false],
    ['', false],
  ])('"%s": %s', (email, expected) => {
    expect(isInternalStaff(email, DOMAINS)).toBe(expected);
  });
});
