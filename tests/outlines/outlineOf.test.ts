/** @jest-environment jsdom */
import { outlineOf } from './outlineOf';

const read = (markup: string): string[] => {
  document.body.innerHTML = markup;
  return outlineOf(document.body);
};
const items = (count: number) => '<li>One</li>'.repeat(count);

describe('an outline', () => {
  it.each<[string, string, string[]]>([
    ['words', '<p>One <b>and</b>\n two</p><p>Three</p>', ['One and two', 'Three']],
    ['a line for each line of a text', '<p>One<br>two</p>', ['One', 'two']],
    ['a heading by its level', '<h2>News</h2>', ['[heading 2] News']],
    ['the level that is said', '<h2 aria-level="4">News</h2>', ['[heading 4] News']],
    [
      'the link in a heading',
      '<h3><a href="/a/">News</a></h3>',
      ['[heading 3] News', '  [link] News -> /a/'],
    ],
    ['a picture by its text', '<img src="a.webp" alt="A bridge">', ['[img] A bridge']],
    ['a picture without text not at all', '<img src="a.webp" alt="">', []],
    [
      'a landmark by its name',
      '<nav aria-label="Sections">All</nav>',
      ['[navigation] Sections', '  All'],
    ],
    ['a part by its name', '<section aria-label="News">All</section>', ['[region] News', '  All']],
    ['a part without a name by what it holds', '<section>All</section>', ['All']],
    [
      'a table by its cells',
      '<table><tr><th>Team</th><td><b>7</b> <a href="/a/">Game</a></td></tr></table>',
      ['[table]', '  [row] Team | 7 [link] Game -> /a/'],
    ],
    ['a state', '<button aria-expanded="false">Menu</button>', ['[button] Menu (expanded: false)']],
    [
      'a field by its label',
      '<label for="a">Mail</label><input id="a">',
      ['Mail', '[textbox] Mail'],
    ],
    [
      'what stands after a list on a line of its own',
      '<div>Before<ul><li>One</li></ul>after</div>',
      ['Before', '[list]', '  [listitem]', '    One', 'after'],
    ],
    ['three entries of a list', `<ul>${items(3)}</ul>`, ['[list]', ...entries(3)]],
    [
      'the rest of them as a number',
      `<ul>${items(5)}</ul>`,
      ['[list]', ...entries(3), '  and 2 more'],
    ],
    [
      'the beginning of a long text',
      `<p>${'word '.repeat(60)}</p>`,
      [`${'word '.repeat(32).trim()} …`],
    ],
  ])('says %s', (_what, markup, lines) => {
    expect(read(markup)).toEqual(lines);
  });

  it.each([
    '<p hidden>One</p>',
    '<p aria-hidden="true">One</p>',
    '<script>one()</script>',
    '<style>p {}</style>',
    '<dialog>One</dialog>',
    '<template>One</template>',
    '<link rel="preload" href="a.webp" as="image">',
  ])('says nothing of %s', (markup) => {
    expect(read(markup)).toEqual([]);
  });
});

function entries(count: number): string[] {
  return Array.from({ length: count }, () => ['  [listitem]', '    One']).flat();
}
