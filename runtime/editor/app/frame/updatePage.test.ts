/** @jest-environment jsdom */
import { readMarks } from './readMarks';
import { updatePage as update } from './updatePage';

/** Says, whatever changes, what the page holds then. */
const updatePage: typeof update = (root, ...change) => {
  const marks = update(root, ...change);
  const [told, found] = [marks, readMarks(root)].map((all) =>
    all.flatMap(({ start, end, parent }) => [start, end, parent?.start]),
  );
  expect(told).toHaveLength(found!.length);
  expect(told!.every((comment, at) => comment === found![at])).toBe(true);
  return marks;
};

const node = (id: string, html: string) => `<!--node ${id}-->${html}<!--/node ${id}-->`;
const section = (name: string, html: string) =>
  `<!--section ${name}-->${html}<!--/section ${name}-->`;

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}
const none = { html: {} };

describe('a canvas', () => {
  it('finds sections and nodes, chains before what they hold', () => {
    const root = page(
      section('main%20part', node('row', `<div>${node('a', '<p>a</p>')}</div>`) + node('b', '')),
    );
    expect(readMarks(root).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'section main part',
      'node row',
      'node a',
      'node b',
    ]);
  });

  it('draws one block again, and leaves all others as they are', () => {
    const root = page(section('main', node('a', '<p>old</p>') + node('b', '<p>b</p>')));
    const other = root.querySelectorAll('p')[1];
    updatePage(root, { html: { a: node('a', '<p>new</p>') } }, []);
    expect(root.innerHTML).toBe(section('main', node('a', '<p>new</p>') + node('b', '<p>b</p>')));
    expect(root.querySelectorAll('p')[1]).toBe(other);
  });

  it('draws a chain again with what it holds, be that named or not', () => {
    const root = page(section('main', node('row', `<ul>${node('a', '<li>a</li>')}</ul>`)));
    const html = {
      row: node('row', `<ol>${node('a', '<li>new</li>')}${node('b', '<li>b</li>')}</ol>`),
      a: node('a', '<li>older</li>'),
    };
    updatePage(root, { html }, []);
    expect(root.innerHTML).toBe(section('main', html.row));
  });

  it('draws a block wherever its chain shows it', () => {
    const twice = node('a', '1') + node('a', '1');
    const root = page(section('main', node('row', twice)));
    updatePage(root, { html: { a: node('a', '2') } }, []);
    expect(root.textContent).toBe('22');
  });

  it('moves the very elements of a block, also to another section', () => {
    const root = page(
      `<div>${section('lead', node('a', '<p>a</p>'))}</div><div>${section('main', node('b', '<p>b</p>'))}</div>`,
    );
    const moved = root.querySelector('p');
    updatePage(root, none, [
      { section: 'lead', ids: [] },
      { section: 'main', ids: ['b', 'a'] },
    ]);
    expect(root.innerHTML).toBe(
      `<div>${section('lead', '')}</div><div>${section('main', node('b', '<p>b</p>') + node('a', '<p>a</p>'))}</div>`,
    );
    expect(root.querySelectorAll('p')[1]).toBe(moved);
  });

  it('takes in what is new, and lets go what is gone', () => {
    const root = page(section('main', node('a', 'a') + node('b', 'b')));
    updatePage(root, { html: { c: node('c', '<i>c</i>') } }, [
      { section: 'main', ids: ['c', 'b'] },
    ]);
    expect(root.innerHTML).toBe(section('main', node('c', '<i>c</i>') + node('b', 'b')));
  });

  it('parses a row of a table as one', () => {
    const root = page(`<table><tbody>${node('a', '<tr><td>old</td></tr>')}</tbody></table>`);
    updatePage(root, { html: { a: node('a', '<tr><td>new</td></tr>') } }, []);
    expect(root.innerHTML).toBe(
      `<table><tbody>${node('a', '<tr><td>new</td></tr>')}</tbody></table>`,
    );
  });

  it('keeps a chain with what it holds when it moves', () => {
    const row = node('row', `<ul>${node('a', '<li>a</li>')}</ul>`);
    const root = page(section('main', row + node('b', 'b')));
    updatePage(root, none, [{ section: 'main', ids: ['b', 'row'] }]);
    expect(root.innerHTML).toBe(section('main', node('b', 'b') + row));
  });
});
