/** @jest-environment jsdom */
import type { LiveUpdate } from '../fusion/live';
import { offerUpdate } from './offerUpdate';

function setUp(): { block: HTMLElement; patch: jest.Mock } {
  document.body.innerHTML = '<section></section>';
  return { block: document.querySelector('section')!, patch: jest.fn() };
}

function markup(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}

describe('offerUpdate', () => {
  it('patches at once when nobody holds it back', () => {
    const { block, patch } = setUp();
    offerUpdate(block, markup('<section>2</section>'), patch);
    expect(patch).toHaveBeenCalledTimes(1);
    expect(patch.mock.calls[0][0].outerHTML).toBe('<section>2</section>');
  });

  it('tells the block before, and patches when the block says so, once', () => {
    const { block, patch } = setUp();
    const held: LiveUpdate[] = [];
    block.addEventListener('broadsheet:update', (event) => {
      event.preventDefault();
      held.push(event.detail);
    });
    offerUpdate(block, markup('<section>2</section>'), patch);
    expect(patch).not.toHaveBeenCalled();
    expect(held[0]?.fresh?.textContent).toBe('2');
    held[0]?.apply(document.body);
    held[0]?.apply();
    expect(patch.mock.calls).toEqual([[held[0]?.fresh, document.body]]);
  });

  it('forgets what is held when there is newer markup', () => {
    const { block, patch } = setUp();
    const held: LiveUpdate[] = [];
    block.addEventListener('broadsheet:update', (event) => {
      event.preventDefault();
      held.push(event.detail);
    });
    offerUpdate(block, markup('<section>2</section>'), patch);
    offerUpdate(block, markup('<section>3</section>'), patch);
    held[0]?.apply();
    expect(patch).not.toHaveBeenCalled();
    held[1]?.apply();
    expect(patch.mock.calls[0][0].textContent).toBe('3');
  });

  it('gives null for a block that shows nothing any more', () => {
    const { block, patch } = setUp();
    offerUpdate(block, markup(''), patch);
    expect(patch.mock.calls[0][0]).toBeNull();
  });
});
