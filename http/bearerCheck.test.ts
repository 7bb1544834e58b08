import { bearerCheck } from './bearerCheck';

describe('A bearer token', () => {
  const isKnown = bearerCheck('new-one,old-one');

  it.each([
    ['is taken', 'Bearer new-one', true],
    ['is taken while another takes its place', 'Bearer old-one', true],
    ['is refused where it is another', 'Bearer new-on', false],
    ['is refused without its scheme', 'new-one', false],
    ['is refused where both are named', 'Bearer new-one,old-one', false],
    ['is refused where it is empty', 'Bearer ', false],
    ['is asked for', undefined, false],
  ])('%s', (_rule, authorization, is) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect(isKnown({ headers })).toBe(is);
  });

  it('is refused where none is known', () => {
    expect(bearerCheck('')({ headers: { authorization: 'Bearer ' } })).toBe(false);
  });
});
