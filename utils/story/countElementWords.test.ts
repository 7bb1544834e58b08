import { countElementWords } from './countElementWords';

describe('words of an element', () => {
  it.each([
    ['a paragraph', { content: 'one <b>two</b> three' }, 3],
    ['a list', { items: [{ content: 'one' }, { content: 'two three' }] }, 3],
    ['a list in a list', { items: [{ content: 'one' }, { items: [{ content: 'two' }] }] }, 2],
    ['a picture', { type: 'image' }, 0],
    ['an embed', { type: 'raw_html', content: '<script>var a = 1</script>' }, 0],
  ])('of %s', (_kind, element, words) => {
    expect(countElementWords(element)).toBe(words);
  });
});
