/** A text of hostile markup that grows with `length`. */
export interface HostileShape {
  name: string;
  /** @param length characters that it should have; it has about that many. */
  make: (length: number) => string;
}

/** What is written again and again, by what it might upset. */
// oxfmt-ignore
const PIECES = [
  // Tags that never end, or never begin.
  '<', '<<', '</', '<!', '<?', '<a', '<a ', '<a/', '<a/ ', '<a<', '<p', '</p', '</a ', '<!-',
  '<!--', '<!---', '<!-- -', '-->', '--', '<!-->', '<!--->', '<![CDATA[', ']]>', '<!DOCTYPE ',
  '<?xml ', '<%', '<script', '<script ', '<style', '<textarea', '<title', '<iframe', '<iframe ',
  '<blockquote', '<br', '<img', '<img ', '<svg', '<table', '<x-slot data-n="',
  // Elements that never close, or close only.
  '<b>', '<p>', '<div>', '<a>', '<a href="/x">', '<li>', '<ul><li>', '<td>', '<table><tr><td>',
  '<blockquote>', '<blockquote><p>', '<span class="text-center">', '<center>', '<font>', '<h2>',
  '<script>', '<style>', '<textarea>', '<title>', '<option>', '<template>', '<noscript>', '<xmp>',
  '<svg>', '<math>', '<svg><p>', '<select><option>', '<button>', '<form>', '<plaintext>',
  '<iframe>', '</b>', '</p>', '</div>', '</a>', '</script>', '</x-y>', '</br>', '</blockquote>',
  '</style>',
  // Elements that close in the wrong order, or at once.
  '<b></i>', '<b><i></b>', '<i><b></i></b>', '<p></div>', '<div></p>', '<b/>', '<br/>', '<br>',
  '<hr>', '<p></p>', '<p> </p> ', '</p> ', '</p>\n', '</li> <li>', '</div>\t', '<a></a>',
  '<b></b>', '<script></script>', '<script></scrip', '<!--><p>', '<!-- --><p>', '<img src=x>',
  '<img src="//a.b/c">', '<IMG SRC=X>',
  // Attributes.
  ' a', ' a=', ' a="', ' a="b"', " a='b' ", '="', '"=', '==', '" "', "' '", `"'`, `<a"`, `<a'`,
  `<a "'`, `<a="`, '<a b', '<a b=', '<a b="', `<a b='`, '<a b=c', '<a b="c"', '<a href=',
  '<a href="', '<a href="//', '<a href="javascript:', '<p style="', '<p style="color:red;',
  '<p class="x ', '<img srcset="a 1x, ', '<iframe src="', '<iframe src=//', '<iframe height=',
  '<iframe height="9', '<iframe src="//x.y/">', '<div data-a="1" ',
  '<p style="text-align:center">', '<a rel="x" href="/y">', '<a href="&#106;', '<p on',
  // Entities.
  '&', '&&', '&a', '&amp', '&amp;', '&#', '&#x', '&#1', '&#x1;', '&#0;', '&nbsp;', '&lt;',
  '&lt;b&gt;', '&quot;', '&CounterClockwiseContourIntegral', '&notit;', '&#99999999;', '&;',
  // White space, and what stands beside it.
  ' ', '\n', '\t', '\r\n', ' \n', '\n\n ', ' a', 'a ', '\u00a0', '\u2028', '\ufeff', ' |', ' | ',
  '| ', ' /', '/ ', '\t\t|', '- ', ' -', '\u200b', ' .', '. ',
  // Addresses and mail.
  '/', '//', '///', '/a', 'a/', '/\\', '\\', '?', '#', '?#', '#?', '?a=', '&v=', '%', '%2F', ':',
  '://', 'http:', 'http://', 'https://a', 'https://a.b/', 'https://x.co//', 'mailto:',
  'javascript:', 'data:', '@', 'a@', 'a@a', 'a@a.', '.', '..', 'a.', '.a', '.html', '.html?',
  '.jpg', '.gif#', '-.', '--a', 'a-', '_', '//www.', '//youtu.be/', 'youtube.com/embed/', 'src=//',
  'href="//', 'url(', 'url("', 'url(//', 'srcset=//a,', 'poster=', 'action=//',
  // Styles, scripts, Markdown, tables, markers of our own.
  '{', '}', '{}', '{a', 'a{', 'a,', '(', ')', '()', '[', ']', '[]', '[a](', '](', '![', '![](',
  '**', '*', '* ', '_a_', '`', '```', '~', '#', '# ', '> ', '>', '>>', '|', '||', '+', '-', '1. ',
  ':::', '"', '""', '","', `'`, `''`, '`"', ';', ';;', ':;', 'a:b;', '/*', '*/', '/**/', '@import',
  'text-align:', 'text-align: center', 'class="center', 'Stop 1', 'Stop ', 'Timestamp ',
  'Timestamp: 1/1', 'T', 'TZ', 'T1:00', '0', '00', '1', '1.', '0.', '.0', '%', 'a,b\n', '"a"',
  // Letters of other lands, halves of letters.
  'é', 'e\u0301', '\u0301', '日', '😀', '\ud83d', '\udc00', '\u202e', 'ﷺ', 'İ', 'ß', '\u0000',
  '\u0001', '\ue000', '\ue001',
];

/** What has a beginning, much of something, and an end that disappoints. */
// oxfmt-ignore
const FRAMED: [name: string, start: string, piece: string, end: string][] = [
  ['a link of slashes', '<a href="', '/', '">x</a>'],
  ['a link of comments', '<a href="', '<!--', '">x</a>'],
  ['a link of whole comments', '<a href="', '<!---->', '">x</a>'],
  ['a link of spaces', '<a href="', ' ', 'x">x</a>'],
  ['a link of control characters', '<a href="', '&#1;', 'x">x</a>'],
  ['a link of letters without an end', '<a href="', 'a', ''],
  ['a link of queries', '<a href="/x.html?', '?', '">x</a>'],
  ['a link of rel', '<a href="/x" rel="', 'nofollow ', '">x</a>'],
  ['an element of attributes', '<p ', 'a ', '>x</p>'],
  ['an element of different attributes', '<p ', 'a%=1 ', '>x</p>'],
  ['an element of different data', '<div ', 'data-a%=1 ', '>x</div>'],
  ['a style of declarations', '<p style="', 'color:red;', '">x</p>'],
  ['a style of different declarations', '<p style="', 'a%:b;', '">x</p>'],
  ['a style of braces', '<p style="', '{', '">x</p>'],
  ['a style of parentheses', '<p style="', 'a:((', '">x</p>'],
  ['a style of comments', '<p style="', '/*', '">x</p>'],
  ['a style of quotes', '<p style="', "a:'", '">x</p>'],
  ['a style of colons', '<p style="', ':', '">x</p>'],
  ['a style of a value', '<p style="color:', 'a ', '!">x</p>'],
  ['a style of colors', '<p style="color:', 'rgb(1) ', '!">x</p>'],
  ['a style of addresses', '<p style="background:', 'url(//a) ', '">x</p>'],
  ['a style of backslashes', '<p style="', '\\', '">x</p>'],
  ['a class of names', '<p class="', 'a ', '">x</p>'],
  ['a class of different names', '<p class="', 'a% ', '">x</p>'],
  ['a srcset of pictures', '<img srcset="', 'a.jpg 1x, ', '">'],
  ['a srcset of commas', '<img srcset="', ',', '">'],
  ['a srcset of spaces', '<img srcset="a', ' ', '">'],
  ['a srcset of parentheses', '<img srcset="a ', '(', '">'],
  ['a picture of data', '<img src="data:image/png;base64,', 'A', '">'],
  ['a frame of attributes', '<iframe ', 'x ', '>'],
  ['a frame of sources', '<iframe ', 'src=x ', ''],
  ['a script of opening tags', '<script>', '<script>', '</script'],
  ['a script of comments', '<script>', '<!--', '</script>'],
  ['a style sheet of addresses', '<style>', 'a{b:url(//c)}', '</style>'],
  ['a comment of dashes', '<!--', '-', '>'],
  ['a comment of tags', '<!--', '<p>', '-'],
  ['a name of letters', '<', 'a', '>'],
  ['a name of hyphens', '<a', '-', '>'],
  ['a quote that never closes', '<a title="', '<b>', ''],
  ['nested and closed', '', '<b>', '</b>'],
  ['nested quotes', '', '<blockquote>', 'x</blockquote>'],
  ['nested lists with strangers closing', '<ul>', '<li><ul>', '</ol>'],
  ['a post of line breaks', '<blockquote><p>', '<br>', '</p></blockquote>'],
  ['a post that never ends', '<blockquote cite="//a.b/c">', '<p>', ''],
  ['a post of addresses', '<blockquote ', 'cite=', '"//x"></blockquote>'],
  ['a table of cells', '<table><tr>', '<td>1', '</table>'],
  ['a table of rows', '<table>', '<tr><td>1</td></tr>', '</table>'],
  ['words and a bar', 'a', ' ', '|x'],
  ['a timestamp of spaces', 'Timestamp ', ' ', '1/1 x'],
  ['a timestamp of spaces within', 'Timestamp 1/1', ' ', '1:00 x'],
  ['a name of a live blog', 'Live blog name:', ' ', ''],
  ['a related link of bars', 'Related link: a', '|', 'x'],
  ['an entity of letters', '&', 'a', ';'],
  ['an entity of digits', '&#', '1', ';'],
  ['a page of slots', '', '<x-slot data-n="1"></x-slot', '>'],
  ['a filter of braces', '{a', '{a', '}'],
  ['a range of spaces', 'date:[', ' ', 'TO x]'],
  ['a phrase of backslashes', '"', '\\', '"'],
];

/** One opening of all, then the close of another one for each. */
const NAMES = ['b', 'p', 'div', 'span', 'li', 'td', 'blockquote', 'font', 'x-y', 'svg'];

/** More than 200 shapes of text, each of which has slowed down some parser, or could. */
export const HOSTILE_SHAPES: readonly HostileShape[] = [
  ...[...new Set(PIECES)].map((piece) => ({
    name: `${JSON.stringify(piece)}, again and again`,
    make: (length: number) => fill(piece, length),
  })),
  ...FRAMED.map(([name, start, piece, end]) => ({
    name,
    make: (length: number) => start + fill(piece, length - start.length - end.length) + end,
  })),
  ...NAMES.map((name) => ({
    name: `half of it <${name}>, the other half </i>`,
    make: (length: number) => fill(`<${name}>`, length / 2) + fill('</i>', length / 2),
  })),
  ...NAMES.map((name) => ({
    name: `half of it <${name}>, the other half </${name}>`,
    make: (length: number) => {
      const count = Math.floor(length / (2 * name.length + 5));
      return `<${name}>`.repeat(count) + `</${name}>`.repeat(count);
    },
  })),
];

/** `piece` as often as it fits; a `%` in it is counted up. */
function fill(piece: string, length: number): string {
  const count = Math.max(1, Math.floor(length / piece.length));
  if (!piece.includes('%') || piece.length < 3 || piece === '%2F') return piece.repeat(count);
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += piece.replace('%', String(index));
  return text;
}
