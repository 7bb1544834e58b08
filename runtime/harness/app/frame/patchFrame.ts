/**
 * Puts a block's new HTML into a frame that is loaded, where the reader has scrolled to, and runs the
 * engine's script again so that what is in it comes alive. False when the page holds no block.
 */
export function patchFrame(page: Document, html: string): boolean {
  const block = page.getElementById('harness-block');
  if (!block) return false;
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  block.innerHTML = html;
  // Scripts that come as text do not run; a new element does.
  const engine = page.querySelector('script[data-harness-engine]');
  if (engine) {
    const fresh = page.createElement('script');
    for (const { name, value } of engine.attributes) fresh.setAttribute(name, value);
    engine.replaceWith(fresh);
  }
  page.defaultView?.scrollTo(scrollX, scrollY);
  return true;
}
