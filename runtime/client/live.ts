import { createAnnouncer } from './announce';
import { askFragments, type Answer } from './askFragments';
import { delayAfter, firstDelay, nextDelay } from './nextDelay';
import type { showNews } from './showNews';

/** A block that is due within so many ms goes along with one that is due now. */
const SOON = 1000;

/** Most of what live blocks load, and nothing needs it before the first news. */
let showing: { showNews: typeof showNews } | undefined;

/** A block that is kept up to date. */
interface Watch {
  block: HTMLElement;
  node: string;
  /** ms between two questions; 0: none. */
  interval: number;
  /** ms since 1970. */
  dueAt: number;
  failures: number;
  /** What it looks like, as the server last said; null: it has not said yet. */
  html: string | null;
  show: (html: string) => Promise<void>;
}

/**
 * Keeps `[data-live="<document>/<node>"]` blocks, and linked blocks that are the same on every page
 * (`[data-live="<document>"]`), up to date: asks for their fragment every
 * `data-interval` ms while the page is visible, and patches what changed, unless the block holds that
 * back. Blocks that are due together are one request. `onPatched` hears of every change;
 * `loadedAt` (ms since 1970) is when the page had loaded.
 */
export function startLive(
  onPatched: (block: Element) => void,
  loadedAt: number = Date.now(),
): void {
  const announce = createAnnouncer();
  const documents = new Map<string, Watch[]>();
  for (const block of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const [name = '', node = ''] = (block.dataset['live'] ?? '').split('/');
    const interval = Number(block.dataset['interval']);
    if (!(interval > 0)) continue;
    const show = async (html: string) => {
      const fresh = parse(html);
      if (isTheSame(block, fresh)) return;
      // Asked for again, it would come a task later: blocks that change together would be drawn apart.
      showing ??= await import('./showNews');
      showing.showNews(block, fresh, { announce, onPatched });
      if (window.scrollY > 0) await frame();
    };
    const watch = {
      block,
      node,
      interval,
      dueAt: loadedAt + firstDelay(interval),
      failures: 0,
      html: null,
      show,
    };
    documents.set(name, [...(documents.get(name) ?? []), watch]);
  }
  for (const [name, watches] of documents) keepLive(name, watches);
}

function parse(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  return template.content.firstElementChild;
}

/** A block may say by `data-version` on its root what it shows: then the same is not looked into. */
function isTheSame(block: HTMLElement, fresh: Element | null): boolean {
  const { version } = block.dataset;
  return version !== undefined && fresh?.getAttribute('data-version') === version;
}

/** One clock for all blocks of a document: never two questions at a time, none while it is hidden. */
function keepLive(name: string, watches: Watch[]): void {
  /** The version of the last answer, and whom it was for. */
  let known: { nodes: string; etag: string | null } = { nodes: '', etag: null };
  /** This reader's place among all who ask when there is something newer. */
  const share = Math.random();
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const active = () => watches.filter(({ block, interval }) => interval > 0 && block.isConnected);
  const plan = () => {
    clearTimeout(timer);
    if (isAsking || document.visibilityState !== 'visible') return;
    const dueAt = Math.min(...active().map((watch) => watch.dueAt));
    if (Number.isFinite(dueAt)) {
      timer = setTimeout(() => void refresh(), Math.max(0, dueAt - Date.now()));
    } else {
      document.removeEventListener('visibilitychange', plan);
    }
  };
  const refresh = async () => {
    const now = Date.now();
    const due = active().filter(({ dueAt }) => dueAt - now <= SOON);
    if (!due.some(({ dueAt }) => dueAt <= now)) return plan();
    isAsking = true;
    const nodes = due.map(({ node }) => node).sort();
    const key = nodes.join();
    const asked = await askFragments(name, nodes, key === known.nodes ? known.etag : null);
    const soonest = Math.min(...due.map(({ interval }) => interval));
    const answeredAt = Date.now();
    let isShown = true;
    // From the top of the page, so that what has just appeared is not pushed at once.
    for (const watch of due) {
      const newer = watch.interval === soonest ? asked.newer : 0;
      const answer = asked.answers.get(watch.node) ?? { kind: 'failed', retryAfter: 0 };
      const isApplied = await apply(watch, answer, { newer, share, answeredAt });
      isShown &&= isApplied;
    }
    known = { nodes: key, etag: isShown ? asked.etag : null };
    isAsking = false;
    plan();
  };

  document.addEventListener('visibilitychange', plan);
  plan();
}

/**
 * Until the browser has drawn what changed. Where the reader has scrolled, blocks change one per frame:
 * what is pushed by one block and grows itself in the same frame would count as a layout shift, be it held
 * where it is. At the top of the page all change together: what they push glides once.
 */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

interface Timing {
  /** See `delayAfter`. */
  newer: number;
  share: number;
  /** ms since 1970; of all blocks of an answer, so that they stay due together however long they take to change. */
  answeredAt: number;
}

/** Shows an answer and plans the next question. False where it could not be shown: it is asked for again. */
async function apply(watch: Watch, answer: Answer, timing: Timing): Promise<boolean> {
  const { newer, share, answeredAt } = timing;
  let outcome = answer;
  if (answer.kind === 'fresh' && answer.html !== watch.html) {
    try {
      await watch.show(answer.html);
      watch.html = answer.html;
    } catch (error) {
      console.warn('Live block:', error);
      outcome = { kind: 'failed', retryAfter: 0 };
    }
  }
  if (outcome.kind === 'gone') {
    watch.interval = 0;
    return true;
  }
  if (outcome.kind === 'failed') {
    watch.failures += 1;
    watch.dueAt = answeredAt + nextDelay(watch.interval, watch.failures, outcome.retryAfter);
    return false;
  }
  watch.failures = 0;
  watch.interval = outcome.next ?? watch.interval;
  watch.dueAt = answeredAt + delayAfter(watch.interval, newer, share);
  return true;
}
