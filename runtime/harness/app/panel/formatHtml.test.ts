/** @jest-environment jsdom */
import { formatHtml } from './formatHtml';

const LONG = 'A sentence that is much too long to stand in one line beside another one like it.';

describe('HTML for reading', () => {
  it.each([
    ['nothing', '', ''],
    ['a short element', '<p>One <b>two</b></p>', '<p>One <b>two</b></p>'],
    [
      'elements in elements',
      '<ul><li>a</li><li>b</li></ul>',
      '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>',
    ],
    ['a long text', `<p>${LONG}</p>`, `<p>\n  ${LONG}\n</p>`],
    [
      'a text beside a block',
      '<div>a <a>b</a><p>c</p></div>',
      '<div>\n  a <a>b</a>\n  <p>c</p>\n</div>',
    ],
    ['verbatim text', '<div><pre>a\n  b</pre></div>', '<div>\n  <pre>a\n  b</pre>\n</div>'],
    ['a comment', '<div><!-- a --><hr></div>', '<div>\n  <!-- a -->\n  <hr>\n</div>'],
  ])('lays out %s', (_name, html, expected) => {
    expect(formatHtml(html)).toBe(expected);
  });
});
