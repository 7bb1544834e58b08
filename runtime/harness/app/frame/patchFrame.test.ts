/** @jest-environment jsdom */
import { patchFrame } from './patchFrame';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('a patch of the frame', () => {
  it('changes the block alone', () => {
    const frame = page('<h1>Kept</h1><div id="harness-block"><p>old</p></div>');
    expect(patchFrame(frame, '<p>new</p>')).toBe(true);
    expect(frame.body.innerHTML).toBe('<h1>Kept</h1><div id="harness-block"><p>new</p></div>');
  });

  it('runs the script of the engine again, once', () => {
    const frame = page(
      '<div id="harness-block"></div><script data-harness-engine src="/e.js" type="module"></script>',
    );
    const before = frame.querySelector('script');
    patchFrame(frame, 'a');
    patchFrame(frame, 'b');
    const scripts = frame.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).not.toBe(before);
    expect(scripts[0]?.getAttribute('src')).toBe('/e.js');
    expect(scripts[0]?.type).toBe('module');
  });

  it('tells when the page holds no block', () => {
    expect(patchFrame(page('<h1>Error</h1>'), 'a')).toBe(false);
  });
});
