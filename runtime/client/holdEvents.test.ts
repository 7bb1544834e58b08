/** @jest-environment jsdom */
import { startPage } from './entry';
import { enhanced, noLive, settle, slowChunk } from './entry.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a reader does before the block is ready', () => {
  it('holds the press of a button and replays it once', async () => {
    const element = enhanced('interaction');
    const button = element.querySelector('button')!;
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    const pressed = jest.fn();
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    button.click();
    button.click();
    expect(element.getAttribute('aria-busy')).toBe('true');
    arrive((root) => root.querySelector('button')!.addEventListener('click', pressed));
    await settle();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(element.hasAttribute('aria-busy')).toBe(false);
    button.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('holds a press that is itself the first sign', async () => {
    const element = enhanced('interaction');
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.querySelector('button')!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    const pressed = jest.fn();
    arrive((root) => root.querySelector('button')!.addEventListener('click', pressed));
    await settle();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('holds a form and sends it again with its button', async () => {
    const element = enhanced(
      'interaction',
      '<form action="/search"><input name="q"><button name="go">Go</button></form>',
    );
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    const form = element.querySelector('form')!;
    const early = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: form.querySelector('button'),
    });
    form.dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);
    const submitters: unknown[] = [];
    arrive((root) =>
      root.addEventListener('submit', (event) => {
        event.preventDefault();
        submitters.push(event.submitter);
      }),
    );
    await settle();
    expect(submitters).toEqual([form.querySelector('button')]);
  });

  it('tells a key again', async () => {
    const element = enhanced('interaction', '<input>');
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    element
      .querySelector('input')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    const keys: string[] = [];
    arrive((root) => root.addEventListener('keydown', (event) => keys.push(event.key)));
    await settle();
    expect(keys).toEqual(['ArrowDown']);
  });

  it.each([
    ['a link', '<a href="#there">There</a>', 'a'],
    ['a text', '<p>Text</p>', 'p'],
    ['a summary', '<details><summary>More</summary></details>', 'summary'],
    ['a button that opens a popover', '<button popovertarget="menu">Menu</button>', 'button'],
  ])('does not hold the press of %s', (_name, html, selector) => {
    const element = enhanced('interaction', html);
    startPage({ 11: slowChunk().load }, noLive);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.querySelector(selector)!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  it('lets a form go after 5 s on a slow connection, and only once', async () => {
    const element = enhanced('interaction', '<form><button>Go</button></form>');
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', sent);
    element.querySelector('button')!.click();
    jest.advanceTimersByTime(4999);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(1);
    arrive(() => {});
    await settle();
    expect(sent).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('submit', sent);
  });
});
