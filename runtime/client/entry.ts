import type { BlockLoaders } from './blockLoader';
import { describeFailure } from './describeFailure';
import { holdEvents } from './holdEvents';
import { afterLoad, schedule } from './schedule';

/** What shows that a reader is about to use a block. */
const INTENT = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'submit',
];

/** A block is tried again once, at the next sign of intent. */
const ATTEMPTS = 2;

/** As the compiler numbers it. */
const LIVE_CHUNK = 1;

/** ms after a page has loaded in which no live block asks for news: nor is its script there to load with. */
const LIVE_AFTER = 2000;

/** ms until the script of live blocks is asked for again where it could not be had; then twice as long each time. */
const LIVE_PATIENCE = 10_000;

const LIVE_BLOCK = '[data-live]';
const SLEEPING_BLOCK = '[data-island], [data-enhance]';

/** The module of live blocks; loaded only on pages that have one. */
export type LiveLoader = () => Promise<{
  startLive: (onPatched: (element: Element) => void, loadedAt: number) => void;
}>;

/**
 * Starts the browser's side of a page: every `[data-island]` and `[data-enhance]` block comes alive
 * at the moment its `data-hydrate` names, or at the first sign of intent, whichever is first.
 * Whatever fails, the server's markup stays and works as it did (platform §8).
 */
export function startPage(loaders: BlockLoaders, loadLive: LiveLoader): void {
  const known = new WeakSet<Element>();

  const wakeBlocks = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(SLEEPING_BLOCK)) {
      if (known.has(element)) continue;
      known.add(element);
      watchBlock(element, loaders);
    }
  };

  wakeBlocks(document);
  const goLive = (loadedAt: number, patience: number) => {
    loadLive().then(
      ({ startLive }) =>
        startLive((element) => wakeBlocks(element.parentNode ?? element), loadedAt),
      (error: unknown) => {
        console.error(describeFailure(error, LIVE_CHUNK));
        setTimeout(goLive, patience, loadedAt, patience * 2);
      },
    );
  };
  afterLoad(() => {
    if (document.querySelector(LIVE_BLOCK))
      setTimeout(goLive, LIVE_AFTER, Date.now(), LIVE_PATIENCE);
  });
}

function watchBlock(element: HTMLElement, loaders: BlockLoaders): void {
  const chunk = Number(element.dataset['island'] ?? element.dataset['enhance']);
  const load = loaders[chunk];
  if (!load) return;
  let attempts = 0;
  let isLoading = false;

  const wakeUp = async (event?: Event) => {
    if (isLoading || attempts === ATTEMPTS) return;
    isLoading = true;
    attempts += 1;
    const held = holdEvents(element);
    if (event) held.take(event);
    try {
      const block = await load();
      await block.default(element);
      attempts = ATTEMPTS;
      element.dataset['alive'] = '';
    } catch (error) {
      console.error(describeFailure(error, chunk));
    }
    held.release();
    isLoading = false;
    if (attempts === ATTEMPTS) {
      for (const type of INTENT) element.removeEventListener(type, wake, true);
    }
  };

  const wake = (event?: Event) => void wakeUp(event);

  for (const type of INTENT) {
    element.addEventListener(type, wake, { capture: true, passive: type === 'touchstart' });
  }
  schedule(element, () => wake());
}
