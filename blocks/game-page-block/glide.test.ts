/** @jest-environment jsdom */
import { glideUpdates } from './game/glideUpdates';
import { keepOrder } from './game/keepOrder';

const HTML = `
  <main class="page__main">
    <section id="block"><ol><li id="a" data-row>a</li></ol>
      <input type="radio" id="all" name="n" checked><input type="radio" id="score" name="n"></section>
    <section id="below"></section>
  </main>`;
const FRESH = `<section id="block"><ol><li id="b" data-row>b</li><li id="a" data-row>a</li></ol>
  <input type="radio" id="all" name="n" checked><input type="radio" id="score" name="n"></section>`;

const animate = jest.fn();
let isReduced = false;

beforeEach(() => {
  document.body.innerHTML = HTML;
  animate.mockReset();
  isReduced = false;
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) });
  HTMLElement.prototype.animate = function (this: HTMLElement, ...args: unknown[]) {
    animate(this.id, ...args);
    return {} as Animation;
  };
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const isPushed = document.querySelector('#b') !== null && this.id !== 'block';
    const top = isPushed ? 130 : 100;
    return { left: 0, top, bottom: top + 20 } as DOMRect;
  };
});

/** Offers the block its new markup, as the live client does. */
function update(): { fresh: HTMLElement; isApplied: () => boolean } {
  const root = document.querySelector<HTMLElement>('#block')!;
  const template = document.createElement('template');
  template.innerHTML = FRESH;
  const fresh = template.content.firstElementChild as HTMLElement;
  let isApplied = false;
  const apply = () => {
    isApplied = true;
    root.querySelector('ol')!.insertAdjacentHTML('afterbegin', '<li id="b" data-row>b</li>');
  };
  const event = new CustomEvent('broadsheet:update', {
    cancelable: true,
    detail: { fresh, apply },
  });
  if (root.dispatchEvent(event)) apply();
  return { fresh, isApplied: () => isApplied };
}

it('what a new row pushes aside glides from where it was', () => {
  glideUpdates(document.querySelector('main')!);
  expect(update().isApplied()).toBe(true);
  expect(animate.mock.calls.map(([id, frames]) => [id, frames[0].transform])).toEqual([
    ['a', 'translate(0px, -30px)'],
    ['below', 'translate(0px, -30px)'],
  ]);
});

it('a row in a row goes along with it', () => {
  document.body.innerHTML = HTML.replace('>a</li>', '><b id="inner" data-row>a</b></li>');
  glideUpdates(document.querySelector('main')!);
  update();
  expect(animate.mock.calls.map(([id]) => id)).toEqual(['a', 'below']);
});

it('all that stands beside what holds the block glides as well', () => {
  document.body.innerHTML = `<header id="head"></header><div>${HTML}</div><footer id="foot"></footer>`;
  glideUpdates(document.querySelector('main')!);
  update();
  expect(animate.mock.calls.map(([id]) => id)).toContain('foot');
});

it.each(['newest', 'played'])('lists that are %s first stay so at the final whistle', (order) => {
  const list = (name: string, ids: string) =>
    `<section><ol data-order="${name}">${[...ids].map((id) => `<li>${id}</li>`).join('')}</ol></section>`;
  const [root, fresh] = [
    list(order, 'ba'),
    list(order === 'newest' ? 'played' : 'newest', 'abc'),
  ].map((html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content.firstElementChild!;
  });
  keepOrder(root!, fresh!);
  expect(fresh!.textContent).toBe('cba');
  expect(fresh!.querySelector('ol')!.dataset['order']).toBe(order);
});

it('nothing glides for readers who want no motion', () => {
  isReduced = true;
  glideUpdates(document.querySelector('main')!);
  expect(update().isApplied()).toBe(true);
  expect(animate).not.toHaveBeenCalled();
});

it('what the reader chose stays chosen', () => {
  glideUpdates(document.querySelector('main')!);
  document.querySelector<HTMLInputElement>('#score')!.checked = true;
  const { fresh } = update();
  expect(fresh.querySelector('#score')!.hasAttribute('checked')).toBe(true);
  expect(fresh.querySelector('#all')!.hasAttribute('checked')).toBe(false);
});
