/** @jest-environment jsdom */
import { closeMenu } from './closeMenu';

let menu: HTMLDetailsElement;
let elsewhere: HTMLButtonElement;
let chosen: string[];
const option = (name: string) => menu.querySelector<HTMLElement>(`[data-share="${name}"]`)!;
const button = () => menu.querySelector('summary')!;
const press = (target: EventTarget) =>
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
const key = (target: HTMLElement, name: string, shiftKey = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }));

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary tabindex="0">Share</summary><p>To:</p>' +
    '<button data-share="copy"><b>Copy</b></button><a data-share="x" href="#x">X</a></details>' +
    '<button>Elsewhere</button>';
  menu = document.querySelector('details')!;
  elsewhere = document.querySelector<HTMLButtonElement>('body > button')!;
  chosen = [];
  closeMenu(menu, ({ dataset }) => {
    chosen.push(dataset['share'] ?? '');
    return dataset['share'] === 'copy';
  });
});

describe('a menu of share options (platform §4)', () => {
  it('closes on a choice, and gives the focus back to its button', () => {
    option('copy').firstElementChild!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    expect([chosen, menu.open]).toEqual([['copy'], false]);
    expect(document.activeElement).toBe(button());
  });

  it('leaves to the browser what is a link, and nothing else', () => {
    const click = (name: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      option(name).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([click('copy'), click('x')]).toEqual([true, false]);
  });

  it('stays open on a press that chooses nothing', () => {
    menu.querySelector('p')!.click();
    press(menu.querySelector('p')!);
    expect([chosen, menu.open]).toEqual([[], true]);
  });

  it('closes on Escape, which goes no further and gives the focus back', () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard, { once: true });
    key(option('x'), 'Escape');
    expect([menu.open, heard.mock.calls.length]).toEqual([false, 0]);
    expect(document.activeElement).toBe(button());
    key(option('x'), 'Escape');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['x', 'Tab', false, false],
    ['x', 'Tab', true, true],
    ['copy', 'Tab', false, true],
    ['x', 'ArrowDown', false, true],
  ])('on %s at %s, with Shift %s: open %s', (name, pressed, withShift, isOpen) => {
    key(option(name), pressed, withShift);
    expect(menu.open).toBe(isOpen);
  });

  it('closes on a press elsewhere', () => {
    press(elsewhere);
    expect(menu.open).toBe(false);
  });

  it.each([
    ['elsewhere', () => elsewhere, false],
    ['within it', () => option('x'), true],
  ])('on a focus that goes %s: open %s', (_where, to, isOpen) => {
    const relatedTarget = to();
    option('copy').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    expect(menu.open).toBe(isOpen);
  });

  it.each(['pointerup', 'pointercancel'])(
    'takes the focus that goes nowhere at a press inside for no blur, until %s',
    (end) => {
      const blur = () =>
        option('copy').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      press(option('copy'));
      blur();
      expect(menu.open).toBe(true);
      document.dispatchEvent(new MouseEvent(end));
      blur();
      expect(menu.open).toBe(false);
    },
  );
});
