/** ms between two looks at the ad's height, and px above which it counts as there (platform §4, §9). */
const POLL = 500;
const MIN_HEIGHT = 1;

/** Where a browser remembers that its reader closed the bar. */
export const CLOSED_KEY = 'adhesionClosed';

/** Shows the bar unless this reader closed it once; its tab lowers it, its button closes it for good. */
export default function enhance(root: HTMLElement): void {
  const bar = root.querySelector<HTMLElement>('.adhesion__bar');
  const ad = root.querySelector<HTMLElement>('.adhesion__ad');
  const tab = root.querySelector<HTMLButtonElement>('.adhesion__tab');
  const close = root.querySelector<HTMLButtonElement>('.adhesion__close');
  if (!bar || !ad || !tab || !close) return;
  root.hidden = wasClosed();
  if (root.hidden) return;
  const timer = setInterval(() => {
    if (ad.getBoundingClientRect().height <= MIN_HEIGHT) return;
    tab.hidden = false;
    clearInterval(timer);
  }, POLL);
  tab.addEventListener('click', () => {
    const isExpanded = !root.classList.toggle('is-collapsed');
    tab.setAttribute('aria-expanded', String(isExpanded));
  });
  close.addEventListener('click', () => {
    clearInterval(timer);
    remember();
    root.hidden = true;
  });
}

/** A browser that keeps nothing shows the bar on the next page again. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED_KEY) === '1';
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(CLOSED_KEY, '1');
  } catch {
    // Storage is full or forbidden: the bar is gone on this page at least.
  }
}
