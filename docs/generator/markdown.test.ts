import { anchor, page, plain, table } from './markdown';

describe('Markdown of the generated pages', () => {
  it('keeps a bar and a line break inside their cell', () => {
    expect(table(['A'], [['x | y\n  z']])).toBe('| A |\n| --- |\n| x \\| y z |');
  });

  it('makes no table without rows, and no empty paragraph', () => {
    expect(page(['One.', table(['A'], []), 'Two.'])).toBe('One.\n\nTwo.\n');
  });

  it.each([
    ['a *b* <c>', 'a \\*b\\* \\<c\\>'],
    [{ es: 'Hola', en: 'Hello' }, 'Hello'],
    [{ es: 'Hola' }, 'Hola'],
    [{}, ''],
  ])('shows the text %j as it is written', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('links a heading as GitHub names it', () => {
    expect(anchor('Content (default)')).toBe('content-default');
  });
});
