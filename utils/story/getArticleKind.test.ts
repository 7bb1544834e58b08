import { getArticleKind } from './getArticleKind';

describe('article kind (platform §5)', () => {
  it.each([
    ['gallery', 'gallery'],
    ['video', 'video'],
    ['story', 'story'],
    ['results', 'story'],
    [undefined, 'story'],
  ])('reads type %s as %s', (type, expected) => {
    expect(getArticleKind(type === undefined ? {} : { type })).toBe(expected);
  });
});
