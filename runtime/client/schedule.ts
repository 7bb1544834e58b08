/** How far outside the window a block counts as seen. */
const SEEN_MARGIN = '200px';

/** ms after which a busy page no longer holds up an idle block. */
const IDLE_LIMIT = 2000;

/** Calls back once the page has loaded; never before, so that script costs the first view nothing. */
export function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback);
}

/** Wakes a block when its `data-hydrate` says: load, idle or visible. `interaction` is not for clocks. */
export function schedule(element: HTMLElement, wake: () => void): void {
  switch (element.dataset['hydrate']) {
    case 'load':
      afterLoad(wake);
      break;
    case 'idle':
      afterLoad(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_LIMIT });
        else setTimeout(wake, 200);
      });
      break;
    case 'visible':
      afterLoad(() => whenSeen(element, wake));
      break;
    default:
  }
}

function whenSeen(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: SEEN_MARGIN },
  );
  // The element around an island may have no box of its own (display: contents).
  const first = element.firstElementChild;
  observer.observe(
    first && element.dataset['island'] && !first.matches('script') ? first : element,
  );
}
