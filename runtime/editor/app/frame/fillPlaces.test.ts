/** @jest-environment jsdom */
import { fillPlaces } from './fillPlaces';

const node = (id: string, html: string) => `<!--node ${id}-->${html}<!--/node ${id}-->`;
const section = (name: string, html: string) =>
  `<!--section ${name}-->${html}<!--/section ${name}-->`;
const names = { nodes: { a: 'Promo' }, sections: { main: 'Main' } };
const boxes = () => [...document.querySelectorAll('[data-canvas-place]')];
const fill = (isOn = true) => fillPlaces(document.body, names, isOn);

beforeAll(() => {
  // As large as its text is long: jsdom lays nothing out.
  Element.prototype.getBoundingClientRect = function () {
    const right = this.textContent?.trim() ? 10 : 0;
    return { left: 0, top: 0, right, bottom: right } as DOMRect;
  };
});

describe('a place that has nothing to show', () => {
  it('gets a box with its name, the innermost one only', () => {
    document.body.innerHTML =
      section('main', '') + section('rail', node('a', '<p></p>') + node('b', '<p>b</p>'));
    fill();
    expect(boxes().map(({ textContent }) => textContent)).toEqual([
      'Main: empty',
      'Promo: nothing to show',
    ]);
  });

  it('loses it once it shows something, wherever that was put', () => {
    document.body.innerHTML = section('main', '');
    fill();
    const [box] = boxes();
    box!.insertAdjacentHTML('afterend', node('a', '<p>now</p>'));
    fill();
    expect(boxes()).toEqual([]);
  });

  it('keeps the very same box while it is empty', () => {
    document.body.innerHTML = section('main', node('a', ''));
    fill();
    const before = boxes();
    fill();
    expect(boxes()).toHaveLength(1);
    expect(boxes()[0]).toBe(before[0]);
  });

  it('is looked for in what was drawn, in what that holds and around it, and nowhere else', () => {
    document.body.innerHTML =
      section('main', node('row', node('a', ''))) + section('rail', node('b', ''));
    fillPlaces(document.body, names, true, new Set(['row']));
    expect(boxes().map(({ textContent }) => textContent)).toEqual(['Promo: nothing to show']);
    document.body.querySelector('[data-canvas-place]')!.remove();
    fillPlaces(document.body, names, true, new Set(['a']));
    expect(boxes()).toHaveLength(1);
    fill();
    expect(boxes()).toHaveLength(2);
  });

  it('has none where nobody wants them', () => {
    document.body.innerHTML = section('main', '');
    fill();
    fill(false);
    expect(boxes()).toEqual([]);
  });
});
