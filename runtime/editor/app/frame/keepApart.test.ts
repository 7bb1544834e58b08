/** @jest-environment jsdom */
import { keepApart } from './keepApart';
import { readMarks } from './readMarks';

const node = (id: string, html: string) => `<!--node ${id}-->${html}<!--/node ${id}-->`;
const hidden = () =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter(({ style }) => style.visibility === 'hidden')
    .map(({ textContent }) => textContent);

/** Blocks of 100 px, one below the other, in a window of 200 px. */
function scrollTo(y: number): void {
  Object.assign(window, { innerHeight: 200, scrollY: y });
  const boxes = [...'abcdefgh'].map((id, at) => ({
    id,
    x: 0,
    y: at * 100,
    width: 300,
    height: 100,
  }));
  keepApart(readMarks(document.body), {
    nodes: boxes,
    sections: [],
    texts: [],
    width: 300,
    height: 800,
  });
}

beforeEach(() => {
  const blocks = [...'abcdefgh'].map((id) => node(id, `<p>${id}</p>`)).join('');
  document.body.innerHTML = `<!--section main-->${blocks}<!--/section main-->`;
});

describe('a block', () => {
  it('is painted where it is in sight or a window’s height away, and comes back when one scrolls', () => {
    scrollTo(0);
    expect(hidden()).toEqual(['f', 'g', 'h']);
    scrollTo(600);
    expect(hidden()).toEqual(['a', 'b', 'c']);
  });

  it.each(['fixed', 'sticky'])('that is %s, or holds what is, is always painted', (position) => {
    document.querySelectorAll('p')[7]!.innerHTML = `<b><i style="position: ${position}">h</i></b>`;
    scrollTo(0);
    expect(hidden()).toEqual(['f', 'g']);
  });

  it('in a row is painted with its row', () => {
    document.body.innerHTML = `<!--section main-->${node('a', node('h', '<p>h</p>'))}<!--/section main-->`;
    scrollTo(0);
    expect(hidden()).toEqual([]);
  });
});
