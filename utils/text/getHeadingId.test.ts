import { getHeadingId } from './getHeadingId';

describe('id of a header', () => {
  it.each([
    ['Then call', 'water-bill-12', 'then-call-l-12'],
    ['What <em>not</em> to do &amp; why', 'ABCDEF', 'what-not-to-do-why-cdef'],
    ['Then call', '', 'then-call'],
    ['Then call<br/>City Hall', '', 'then-call-city-hall'],
    ['???', 'X1', 'part-x1'],
    ['Qué hacer', 'a-9', 'qué-hacer-a-9'],
  ])('%s of %s is %s', (html, id, expected) => {
    expect(getHeadingId(html, id)).toBe(expected);
  });

  it('differs for two headers with the same words', () => {
    expect(getHeadingId('Week one', 'story-3')).not.toBe(getHeadingId('Week one', 'story-9'));
  });

  it('is one word for the browser', () => {
    expect(getHeadingId(' a <b>b</b>  c\n', 'x y')).not.toMatch(/\s/);
  });
});
