import type { Grant } from '../../contract/parts';
import { describeGrants } from '../shared/describeGrants';
import { describeEnd, grantsProblem, mailOfLink } from './words';

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

describe('The email with a link', () => {
  it('goes to one address, and holds the link to the letter, whatever names there are', () => {
    const link = 'https://daily.test/gateway/identity/password/a-B_c';
    const address = mailOfLink({
      email: 'ida+b@daily.test',
      name: 'Ida & Co?cc=all@daily.test',
      link,
      ends: '6 a.m. EST Nov. 30',
      siteName: 'The Daily',
    });
    const { pathname, searchParams } = new URL(address);
    expect(decodeURIComponent(pathname)).toBe('ida+b@daily.test');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('body')?.split('\r\n')).toContain(link);
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
