import { printed, printedHtml, printedPlain } from './typography';

describe('the typography of the edition', () => {
  it.each([
    [`"Don't," he said`, '“Don’t,” he said'],
    ['A & B < C', 'A & B < C'],
    ['5 * 3 _really_ [sic]', '5 * 3 _really_ [sic]'],
  ])('prints %s as %s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it('keeps emphasis and links in HTML, and drops them in plain text', () => {
    const text = `The **kare-kare** & "[rice](/food/)"`;
    expect(printedHtml(text)).toBe(
      'The <strong>kare-kare</strong> &amp; “<a href="/food/">rice</a>”',
    );
    expect(printedPlain(text)).toBe('The kare-kare & “rice”');
  });
});
