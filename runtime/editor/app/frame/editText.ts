import { freeElement } from './freeElement';

/** How typing in place ended: kept, or taken back. */
export type TextEnd = 'kept' | 'back';

interface Options {
  element: HTMLElement;
  /** Name of the field, for those who hear it. */
  label: string;
  /** What the field holds, where that is not what is shown; null: what is shown. */
  text: string | null;
  /** px of the window: where the caret goes; null: all is selected. */
  at: { x: number; y: number } | null;
  /** Each change, as one line; not while an input method composes. */
  onText: (text: string) => void;
  /** @param step 1: Tab, -1: Shift+Tab, 0: nothing further */
  onEnd: (how: TextEnd, step: -1 | 0 | 1) => void;
}

/** A text that someone types in. */
export interface TypedText {
  element: HTMLElement;
  keep: () => void;
  /** Ends it without a word, and shows what was shown before. */
  stop: () => void;
}

const STYLE =
  '[data-editing]{outline:2px solid #0b57d0!important;outline-offset:3px;border-radius:1px;' +
  'box-shadow:0 0 0 3px #fff;cursor:text;white-space:pre-wrap!important;user-select:text}' +
  // Without a character in it, an inline element has no place for a caret.
  '[data-editing]:empty::before{content:"\\200b"}';

/** What an input method's keys are called where they are told at all. */
const COMPOSING = 'Process';

/**
 * Lets one text of the page be typed in where it stands: plain text on one line. Enter and leaving keep
 * it, Escape takes it back.
 */
export function editText({ element, label, text, at, onText, onEnd }: Options): TypedText {
  const page = element.ownerDocument;
  const before = [...element.childNodes].map((node) => node.cloneNode(true));
  if (text !== null && element.textContent !== text) element.textContent = text;
  const first = lineOf(element);
  let last = first;
  let isComposing = false;

  const block = freeElement(element);
  const restore = makeEditable(element, label);
  const listeners = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, { signal: listeners.signal });

  const change = () => {
    const next = lineOf(element);
    if (isComposing || next === last) return;
    last = next;
    onText(next);
  };
  const close = (isBack: boolean) => {
    listeners.abort();
    restore();
    if (isBack || last === first) element.replaceChildren(...before);
    element.blur();
    block();
  };
  const end = (how: TextEnd, step: -1 | 0 | 1) => {
    if (listeners.signal.aborted) return;
    if (how === 'kept') {
      isComposing = false;
      change();
    }
    close(how === 'back');
    onEnd(how, step);
  };

  listen('input', change);
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
    change();
  });
  listen('blur', () => end('kept', 0));
  listen('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing || isComposing || event.key === COMPOSING) return;
    if (event.key === 'Enter') end('kept', 0);
    else if (event.key === 'Escape') end('back', 0);
    else if (event.key === 'Tab') end('kept', event.shiftKey ? -1 : 1);
    // In a button or summary a space would press it.
    else if (event.key === ' ' && element.closest('button, summary')) insert(page, ' ');
    else return;
    event.preventDefault();
  });
  listen('beforeinput', (event) => {
    const { inputType } = event;
    // Keyboards on screens have no keydown of their own for Enter.
    if (/^insert(Paragraph|LineBreak)$/.test(inputType)) {
      event.preventDefault();
      if (!isComposing) end('kept', 0);
    } else if (/^(format|insertFromDrop)/.test(inputType)) event.preventDefault();
  });
  listen('paste', (event) => {
    event.preventDefault();
    insert(page, oneLine(event.clipboardData?.getData('text/plain') ?? '').trim());
  });

  element.focus();
  placeCaret(element, at);
  return {
    element,
    keep: () => end('kept', 0),
    stop: () => {
      if (!listeners.signal.aborted) close(true);
    },
  };
}

/** Lets the browser have an element typed in, and says what it is. @returns makes it what it was */
function makeEditable(element: HTMLElement, label: string): () => void {
  const page = element.ownerDocument;
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.append(style);
  const own = {
    contenteditable: 'plaintext-only',
    'data-editing': '',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'false',
  };
  const others = Object.keys(own).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(own)) element.setAttribute(name, value);
  // Browsers that do not know plain text only give rich text; what it could add is refused below.
  if (element.contentEditable === 'inherit') element.setAttribute('contenteditable', 'true');
  return () => {
    for (const [name, value] of others)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    style.remove();
  };
}

const oneLine = (text: string): string => text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');

const lineOf = (element: HTMLElement): string => oneLine(element.textContent ?? '');

/** As if it were typed, so that the browser's own undo knows of it. */
function insert(page: Document, text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the undo of the browser
  page.execCommand('insertText', false, text);
}

function placeCaret(element: HTMLElement, at: { x: number; y: number } | null): void {
  const page = element.ownerDocument;
  const selection = page.getSelection();
  const place = at && page.caretPositionFromPoint?.(at.x, at.y);
  if (place && element.contains(place.offsetNode))
    selection?.collapse(place.offsetNode, place.offset);
  else selection?.selectAllChildren(element);
}
