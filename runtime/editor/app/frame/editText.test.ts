/** @jest-environment jsdom */
import { editText } from './editText';
import { readTexts } from './readTexts';

const PAGE =
  '<nav><a href="/">Home</a></nav><section><h2>Title <b>one</b></h2><p>Text</p></section>';

/** A page that is inert, and its heading in someone's hands. */
function open({ text = null, html = PAGE }: { text?: string | null; html?: string } = {}) {
  document.body.innerHTML = html;
  document.body.toggleAttribute('inert', true);
  const element = document.querySelector<HTMLElement>('h2')!;
  const texts: string[] = [];
  const ends: [string, number][] = [];
  const typed = editText({
    element,
    label: 'Title',
    text,
    at: null,
    onText: (next) => texts.push(next),
    onEnd: (how, step) => ends.push([how, step]),
  });
  const type = (next: string) => {
    element.textContent = next;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const send = (event: Event) => element.dispatchEvent(event);
  const press = (key: string, more: KeyboardEventInit = {}) =>
    send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  return { element, texts, ends, typed, type, send, press };
}

describe('a text that is typed in where it stands', () => {
  it('is a named text field of one line, in plain text, and nothing else of the page takes a hand', () => {
    const { element } = open();
    expect(element.getAttribute('contenteditable')).toBe('plaintext-only');
    expect(element.getAttribute('role')).toBe('textbox');
    expect(element.getAttribute('aria-label')).toBe('Title');
    expect(element.closest('[inert]')).toBeNull();
    expect([...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName)).toEqual([
      'NAV',
      'P',
    ]);
  });

  it('tells each change once', () => {
    const { type, texts, send } = open();
    type('Title two');
    send(new InputEvent('input'));
    type('Title three');
    expect(texts).toEqual(['Title two', 'Title three']);
  });

  it('shows what the field holds where the block shows it in another way', () => {
    const { element } = open({ text: 'title one' });
    expect(element.textContent).toBe('title one');
  });

  it.each([
    ['Enter', {}, 0],
    ['Tab', {}, 1],
    ['Tab', { shiftKey: true }, -1],
  ])('is kept by %s %j', (key, more, step) => {
    const { element, type, press, ends } = open();
    type('New');
    expect(press(key, more)).toBe(false);
    expect(ends).toEqual([['kept', step]]);
    expect(element.outerHTML).toBe('<h2>New</h2>');
    expect(document.body.hasAttribute('inert')).toBe(true);
    expect(document.querySelectorAll('body [inert]')).toHaveLength(0);
  });

  it('is kept when the focus goes elsewhere, and by the Enter of keyboards on screens', () => {
    const left = open();
    left.send(new FocusEvent('blur'));
    expect(left.ends).toEqual([['kept', 0]]);
    const touched = open();
    touched.send(new InputEvent('beforeinput', { inputType: 'insertParagraph' }));
    expect(touched.ends).toEqual([['kept', 0]]);
  });

  it('is as it was after Escape, with all that it held', () => {
    const { element, type, press, ends, texts } = open();
    type('New');
    press('Escape');
    press('Enter');
    expect(ends).toEqual([['back', 0]]);
    expect(texts).toEqual(['New']);
    expect(element.outerHTML).toBe('<h2>Title <b>one</b></h2>');
  });

  it('is as it was when nothing was typed, and when the editor ends it', () => {
    const kept = open({ text: 'title one' });
    kept.press('Enter');
    expect(kept.element.outerHTML).toBe('<h2>Title <b>one</b></h2>');
    const stopped = open();
    stopped.type('New');
    stopped.typed.stop();
    expect(stopped.ends).toEqual([]);
    expect(stopped.element.outerHTML).toBe('<h2>Title <b>one</b></h2>');
  });

  it('leaves an input method alone until it is done', () => {
    const { type, send, press, texts, ends } = open();
    send(new CompositionEvent('compositionstart'));
    type('に');
    press('Enter', { isComposing: true });
    press('Escape');
    expect([texts, ends]).toEqual([[], []]);
    type('日本');
    send(new CompositionEvent('compositionend'));
    expect(texts).toEqual(['日本']);
    press('Enter');
    expect(ends).toEqual([['kept', 0]]);
  });

  it.each(['formatBold', 'insertFromDrop'])('refuses what is not plain text: %s', (inputType) => {
    const { send, ends } = open();
    expect(send(new InputEvent('beforeinput', { inputType, cancelable: true }))).toBe(false);
    expect(ends).toEqual([]);
  });

  it('keeps its keys from the page', () => {
    const { press } = open();
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    press('a');
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('texts of a page', () => {
  it('belong to the innermost block that holds them', () => {
    const text = (field: string) => `<h2 data-editable-field="${field}">x</h2>`;
    document.body.innerHTML =
      `${text('none')}<!--section main--><!--node row-->${text('heading')}<ul>` +
      `<!--node a-->${text('title')}<!--/node a--></ul>${text('foot')}<!--/node row--><!--/section main-->`;
    const found = readTexts(document.body);
    expect(found.map(({ id, field }) => `${id} ${field}`)).toEqual([
      'row heading',
      'a title',
      'row foot',
    ]);
  });
});
