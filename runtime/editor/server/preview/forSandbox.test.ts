import { forSandbox } from './forSandbox';

describe('Markup for the canvas', () => {
  it.each([
    ['<input id="q" autofocus="" type="search">', '<input id="q" type="search">'],
    ['<a autofocus href="/">Close</a>', '<a href="/">Close</a>'],
    [
      '<svg><use href="/a.svg?d=1#b"></use></svg>',
      '<svg><use data-outline="/a.svg?d=1#b"></use></svg>',
    ],
    ['<use class="x" xlink:href="/a.svg#b"/>', '<use class="x" data-outline="/a.svg#b"/>'],
  ])('%s is %s', (html, expected) => {
    expect(forSandbox(html)).toBe(expected);
  });

  it.each(['<use href="#b"></use>', '<p>The autofocus of a form</p>', '<a href="/a.svg#b">A</a>'])(
    '%s stays as it is',
    (html) => {
      expect(forSandbox(html)).toBe(html);
    },
  );
});
