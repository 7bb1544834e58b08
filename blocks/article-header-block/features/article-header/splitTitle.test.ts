import * as fc from 'fast-check';
import { splitTitle } from './splitTitle';

describe('title split (platform §5)', () => {
  it.each([
    ['The city council votes tonight', 'The city council', 'votes tonight'],
    ['One two three', 'One', 'two three'],
    ['Two words', '', 'Two words'],
    ['Alone', '', 'Alone'],
    ['  spaced \n out  title ', 'spaced', 'out title'],
    ['', '', ''],
  ])('of "%s"', (title, start, end) => {
    expect(splitTitle(title)).toEqual({ start, end });
  });

  it('keeps at most two words at the end and loses none', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const { start, end } = splitTitle(title);
        const joined = [start, end].filter(Boolean).join(' ');
        expect(joined).toBe(title.split(/\s+/).filter(Boolean).join(' '));
        expect(end.split(' ').length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
