import type { Grant } from '../../../store/staff/types';
import { describeEnd, describeGrants, grantsProblem } from './words';

const grant = (folder: string, website = 'daily'): Grant => ({ website, folder, role: 'editor' });

describe('Roles', () => {
  it.each<[Grant[], string]>([
    [[], 'no role'],
    [[grant('/')], 'editor'],
    [[grant('/sports'), grant('/', 'weekly')], 'editor in /sports, editor on weekly'],
  ])('%j are said as “%s”', (grants, expected) => {
    expect(describeGrants(grants, 'daily')).toBe(expected);
  });

  it.each<[Grant[], RegExp | null]>([
    [[grant('/'), grant('/sports/eagles')], null],
    [[grant('sports')], /no folder/],
    [[grant('/sports/')], /no folder/],
    [[grant('/'), grant('/')], /there twice/],
  ])('%j are looked at before they are sent', (grants, problem) => {
    if (problem === null) expect(grantsProblem(grants)).toBeNull();
    else expect(grantsProblem(grants)).toMatch(problem);
  });
});

describe('A token', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    [null, 'Never ends'],
    ['2026-12-21T12:00:00Z', 'Ends then'],
    ['2026-11-20T12:00:00Z', 'Ended then'],
  ])('that ends at %s: %s', (endsAt, expected) => {
    expect(describeEnd(endsAt, now, 'then')).toBe(expected);
  });
});
