/** @jest-environment jsdom */
import { patchBlock } from './patchBlock';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

function patch(block: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  patchBlock(block, template.content.firstElementChild);
}

describe('patchBlock', () => {
  it('changes what differs and keeps every element that stays', () => {
    const block = show('<div class="a"><p id="score">1</p><p>same</p></div>');
    const [score, same] = block.children;
    patch(block, '<div class="b" data-interval="5"><p id="score">2</p><p>same</p></div>');
    expect(block.outerHTML).toBe(
      '<div class="b" data-interval="5"><p id="score">2</p><p>same</p></div>',
    );
    expect([...block.children]).toEqual([score, same]);
  });

  it('changes what is in a link that has the focus, which stays', () => {
    const block = show('<div><a href="/game"><b>14</b></a></div>');
    const link = block.querySelector('a')!;
    link.focus();
    patch(block, '<div><a href="/game"><b>21</b></a></div>');
    expect(document.activeElement).toBe(link);
    expect(link.textContent).toBe('21');
  });

  it('keeps focus, the caret and what a reader typed', () => {
    const block = show('<div><p>1</p><input id="q" value=""></div>');
    const input = block.querySelector('input')!;
    input.focus();
    input.value = 'typed';
    patch(block, '<div><p>2</p><p>new</p><input id="q" value="theirs"></div>');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('typed');
    expect(block.querySelectorAll('p')).toHaveLength(2);
  });

  it('leaves open what the reader opened', () => {
    const block = show('<div><details open><summary>s</summary>1</details></div>');
    patch(block, '<div><details><summary>s</summary>2</details></div>');
    expect(block.querySelector('details')?.open).toBe(true);
    expect(block.textContent).toBe('s2');
  });

  it.each(['data-alive', 'data-keep'])('does not touch what is marked %s', (mark) => {
    const block = show(`<div><b ${mark}="">mine</b><p>1</p></div>`);
    patch(block, '<div><b>theirs</b><p>2</p></div>');
    expect(block.textContent).toBe('mine2');
  });

  it('does not look into what has the version it had', () => {
    const block = show(
      '<div><b id="a" data-version="1">mine</b><b id="b" data-version="1">x</b></div>',
    );
    patch(
      block,
      '<div><b id="a" data-version="1">theirs</b><b id="b" data-version="2">y</b></div>',
    );
    expect(block.textContent).toBe('miney');
    expect(block.querySelector('#b')?.getAttribute('data-version')).toBe('2');
  });

  it('empties the block when there is nothing any more', () => {
    const block = show('<div class="a"><p>1</p></div>');
    patch(block, '  ');
    expect(block.outerHTML).toBe('<div class="a"></div>');
  });
});
