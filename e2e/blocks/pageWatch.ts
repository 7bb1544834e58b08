/** Text and box of a block at one moment. */
export interface Snapshot {
  text: string;
  /** CSS px from the page's corner. */
  box: { x: number; y: number; width: number; height: number };
}

export interface Shift {
  value: number;
  /** What moved, as far as the browser knows. */
  sources: string[];
}

/** Left on `window` by `watchPage`. */
export interface PageWatch {
  snapshot: () => Snapshot;
  /** At the page's `load`, before any block comes alive; null until then. */
  before: Snapshot | null;
  shifts: Shift[];
}

export type WatchedWindow = Window & { pageWatch: PageWatch };

/**
 * Runs in the browser before all else on a page: remembers the block as the server sent it and laid
 * out, and what moves by itself. Blocks come alive after `load` (runtime/client/schedule.ts), and this
 * listens first.
 */
export function watchPage(): void {
  if (window.top !== window) return;
  const snapshot = (): Snapshot => {
    const block = document.getElementById('harness-block');
    if (!block) return { text: '', box: { x: 0, y: 0, width: 0, height: 0 } };
    const copy = block.cloneNode(true) as HTMLElement;
    for (const unseen of copy.querySelectorAll('script, style, template, noscript'))
      unseen.remove();
    const { x, y, width, height } = block.getBoundingClientRect();
    return {
      text: (copy.textContent ?? '').replace(/\s+/g, ' ').trim(),
      box: { x: x + window.scrollX, y: y + window.scrollY, width, height },
    };
  };
  const watch: PageWatch = { snapshot, before: null, shifts: [] };
  (window as unknown as WatchedWindow).pageWatch = watch;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? [element.localName, ...element.classList].join('.') : '?';
  };
  let loadedAt = Infinity;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      // What moves while the page is still read is the pages' own test (e2e/pages.e2e.ts).
      if (entry.hadRecentInput || entry.startTime < loadedAt) continue;
      watch.shifts.push({
        value: entry.value,
        sources: entry.sources.map(({ node }) => nameOf(node)),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.addEventListener('load', () => {
    watch.before = snapshot();
    // On a busy machine the fonts that the load waited for are painted just after it: in the frame that comes
    // when they are ready, and its shifts are told with the time of its end.
    void document.fonts.ready.then(() => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => (loadedAt = performance.now()));
      });
    });
  });
}
