/** @jest-environment jsdom */
import { glideUpdates } from './game/glideUpdates';
import { keepNote } from './game/keepNote';
import { keepOrder } from './game/keepOrder';
import { keepShown } from './game/keepShown';

const HTML = `
  <main class="page__main">
    <section id="block"><ol><li id="a" data-row>a</li></ol>
      <input type="radio" id="all" name="n" checked><input type="radio" id="score" name="n"></section>
    <section id="below"></section>
  </main>`;
const FRESH = `<section id="block"><ol><li id="b" data-row>b</li><li id="a" data-row>a</li></ol>
  <input type="radio" id="all" name="n" checked><input type="radio" id="score" name="n"></section>`;

const animate = jest.fn();
const cancel = jest.fn();
/** What the next frames do. */
const frames = new Map<number, () => void>();
let lastFrame = 0;
let isReduced = false;
/** px by which the new row pushes what is below it. */
let push: number;

beforeEach(() => {
  document.body.innerHTML = HTML;
  animate.mockReset();
  cancel.mockReset();
  frames.clear();
  isReduced = false;
  push = 30;
  Object.assign(window, {
    matchMedia: () => ({ matches: isReduced }),
    requestAnimationFrame: (work: () => void) => {
      lastFrame += 1;
      frames.set(lastFrame, work);
      return lastFrame;
    },
    cancelAnimationFrame: (frame: number) => frames.delete(frame),
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, ...args: unknown[]) {
    animate(this.id, ...args);
    return { cancel } as unknown as Animation;
  };
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const isPushed = document.querySelector('#b') !== null && this.id !== 'block';
    const top = isPushed ? 100 + push : 100;
    const height = this.dataset['empty'] === undefined ? 20 : 0;
    return { left: 0, top, bottom: top + height, height } as DOMRect;
  };
});

/** Two frames: what changed stands still for one, then it sets off. */
function draw(): void {
  for (let index = 0; index < 2; index += 1) {
    const due = [...frames.values()];
    frames.clear();
    for (const work of due) work();
  }
}

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
  draw();
  expect(animate.mock.calls.map(([id, way]) => [id, way[0].transform])).toEqual([
    ['a', 'translate(0px, -30px)'],
    ['below', 'translate(0px, -30px)'],
  ]);
});

it('what changes on its way stands still where it is seen, and then goes on from there', () => {
  glideUpdates(document.querySelector('main')!);
  update();
  draw();
  animate.mockReset();
  cancel.mockReset();
  const below = document.querySelector<HTMLElement>('#below')!;
  // Half of its way is left.
  const place = below.getBoundingClientRect();
  below.getBoundingClientRect = () => {
    const top = cancel.mock.calls.length > 0 ? place.top : place.top - 15;
    return { left: 0, top, bottom: top + 20, height: 20 } as DOMRect;
  };
  update();
  expect(below.style.transform).toBe('translate(0px, -15px)');
  expect(animate).not.toHaveBeenCalled();
  draw();
  expect(below.style.transform).toBe('');
  expect(animate.mock.calls.map(([id, way]) => [id, way[0].transform])).toContainEqual([
    'below',
    'translate(0px, -15px)',
  ]);
});

it('what moves by a part of a pixel does not glide: the page is scrolled by whole ones', () => {
  push = 0.4;
  glideUpdates(document.querySelector('main')!);
  update();
  draw();
  expect(animate).not.toHaveBeenCalled();
});

it('a block without content does not glide: filled on its way it would be seen across the others', () => {
  document
    .querySelector('#below')!
    .insertAdjacentHTML('afterend', '<div id="later" data-empty></div>');
  glideUpdates(document.querySelector('main')!);
  update();
  draw();
  expect(animate.mock.calls.map(([id]) => id)).toEqual(['a', 'below']);
});

it('a row in a row goes along with it', () => {
  document.body.innerHTML = HTML.replace('>a</li>', '><b id="inner" data-row>a</b></li>');
  glideUpdates(document.querySelector('main')!);
  update();
  draw();
  expect(animate.mock.calls.map(([id]) => id)).toEqual(['a', 'below']);
});

it('all that stands beside what holds the block glides as well', () => {
  document.body.innerHTML = `<header id="head"></header><div>${HTML}</div><footer id="foot"></footer>`;
  glideUpdates(document.querySelector('main')!);
  update();
  draw();
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

it.each(['newest', 'played'])('lists that came %s first, as they are, are left alone', (order) => {
  const root = document.createElement('section');
  root.innerHTML = `<ol data-order="${order}"><li>b</li><li>a</li></ol>`;
  const fresh = document.createElement('section');
  fresh.innerHTML = `<ol data-order="${order}"><li>c</li><li>b</li><li>a</li></ol>`;
  keepOrder(root, fresh);
  expect(fresh.textContent).toBe('cba');
});

it('the first list of plays comes as it was sent: there is no order to keep yet', () => {
  const fresh = document.createElement('section');
  fresh.innerHTML = '<ol data-order="played"><li>a</li><li>b</li></ol>';
  keepOrder(document.createElement('section'), fresh);
  expect(fresh.innerHTML).toBe('<ol data-order="played"><li>a</li><li>b</li></ol>');
});

it('plays that are shown stay shown when newer ones come', () => {
  document.body.innerHTML =
    '<section id="block"><li class="play" id="b" data-latest></li><li class="play" id="a"></li></section>';
  const fresh = document.createElement('section');
  fresh.innerHTML =
    '<li class="play" id="c" data-latest></li><li class="play" id="b"></li><li class="play" id="a"></li>';
  keepShown(document.querySelector('#block')!, fresh);
  expect([...fresh.querySelectorAll('[data-latest]')].map(({ id }) => id)).toEqual(['c', 'b']);
});

describe('the latest play on the board', () => {
  const foot = (html: string) => {
    const root = document.createElement('section');
    root.innerHTML = `<div class="board__foot">${html}<table></table></div>`;
    return root;
  };
  const play = (text: string) => `<p class="board__note board__note--play">${text}</p>`;

  it.each([
    ['nothing', ''],
    ['what editors wrote', '<div class="board__note">In London</div>'],
  ])('stays at the final whistle, when %s would take its room', (_name, note) => {
    const fresh = foot(note);
    keepNote(foot(play('Kneel')), fresh);
    expect(fresh.innerHTML).toBe(foot(play('Kneel')).innerHTML);
  });

  it.each([
    ['gives way to a newer one', play('Punt'), play('Kick')],
    ['is not made up before the first', '<p class="board__note">Preview</p>', ''],
  ])('%s', (_name, known, next) => {
    const fresh = foot(next);
    keepNote(foot(known), fresh);
    expect(fresh.innerHTML).toBe(foot(next).innerHTML);
  });
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
