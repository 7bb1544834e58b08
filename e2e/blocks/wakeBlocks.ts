import type { Page } from 'playwright-core';

/** ms for a block to come alive on a busy machine. */
const PATIENCE = 30_000;

/**
 * Brings every block on the page to life, whatever its `data-hydrate` waits for: it is scrolled to and
 * shown a pointer. Resolves when all is drawn; says which blocks stayed asleep.
 */
export async function wakeBlocks(page: Page, patience = PATIENCE): Promise<string[]> {
  const asleep = await page.evaluate(async (limit) => {
    const sleeping = [...document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')];
    for (const element of sleeping) {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
    const deadline = performance.now() + limit;
    const isAsleep = (element: HTMLElement) =>
      element.isConnected && element.dataset['alive'] === undefined;
    while (sleeping.some(isAsleep) && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Two frames, and the turn in which the browser tells what has shifted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 0));
    return sleeping.filter(isAsleep).map((element) => element.dataset['block'] ?? element.tagName);
  }, patience);
  return asleep.map((name) => `${name} did not come alive within ${patience} ms`);
}
