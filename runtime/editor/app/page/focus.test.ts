/** @jest-environment jsdom */
import { focusFirstField } from './focus';

const LOADING = '<p class="opening" role="status">Loading</p>';
const FIELDS = '<input id="node-name"><div class="fields"><textarea id="title"></textarea></div>';
const settle = () => new Promise((resolve) => setTimeout(resolve));
const focused = () => document.activeElement?.id;

/** The pane of the fields, beside something else that takes the focus. */
function open(html: string): HTMLElement {
  document.body.innerHTML = `<button id="else"></button><aside>${html}</aside>`;
  return document.querySelector('aside')!;
}

describe('the first field', () => {
  it('has the focus at once', () => {
    focusFirstField(open(FIELDS));
    expect(focused()).toBe('node-name');
  });

  it('has the focus when it comes, where its code is still on its way', async () => {
    const side = open(LOADING);
    focusFirstField(side);
    side.innerHTML = FIELDS;
    await settle();
    expect(focused()).toBe('node-name');
  });

  it('does not take the focus from where someone went meanwhile', async () => {
    const side = open(LOADING);
    focusFirstField(side);
    document.getElementById('else')!.focus();
    side.innerHTML = FIELDS;
    await settle();
    expect(focused()).toBe('else');
  });

  it('is not waited for where none is on its way', async () => {
    const side = open('');
    focusFirstField(side);
    side.innerHTML = FIELDS;
    await settle();
    expect(focused()).toBe('');
  });
});
