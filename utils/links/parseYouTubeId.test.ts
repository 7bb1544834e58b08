import * as fc from 'fast-check';
import { parseYouTubeId } from './parseYouTubeId';

describe('id of a video (widgets §5)', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc_DEF-123', 'abc_DEF-123'],
    ['https://www.youtube.com/watch?v=abc123&t=10s', 'abc123'],
    ['https://www.youtube.com/watch?list=x&v=abc123&t=10s', 'abc123'],
    ['https://www.youtube.com/watch?v=abc123#t=10', 'abc123'],
    ['https://youtu.be/abc123', 'abc123'],
    ['https://youtu.be/abc123?t=10', 'abc123'],
    ['https://youtu.be/abc123&t=10', 'abc123'],
    ['https://www.youtube.com/watch?dv=abc123', null],
    ['https://www.youtube.com/watch?v=', null],
    ['https://www.youtube.com/watch?v=a"b', null],
    ['https://youtu.be/', null],
    ['https://notyoutu.be/abc123', null],
    ['abc123', null],
    ['', null],
  ])('of %s is %s', (url, expected) => {
    expect(parseYouTubeId(url)).toBe(expected);
  });

  it('is found in both kinds of address, whatever follows', () => {
    const id = fc.stringMatching(/^[\w-]{1,20}$/);
    const rest = fc.option(fc.webQueryParameters(), { nil: '' }).map((query) => `&${query}`);
    fc.assert(
      fc.property(id, rest, (written, query) => {
        expect(parseYouTubeId(`https://www.youtube.com/watch?v=${written}${query}`)).toBe(written);
        expect(parseYouTubeId(`https://youtu.be/${written}${query.replace('v=', '')}`)).toBe(
          written,
        );
      }),
    );
  });

  it('is fit for an address, whatever is read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseYouTubeId(`https://youtu.be/${text}`);
        return id === null || /^[A-Za-z0-9_-]+$/.test(id);
      }),
    );
  });
});
