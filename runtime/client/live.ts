import { changedNews, createAnnouncer, newsOf } from './announce';
import { keepPlace } from './keepPlace';
import { nextDelay } from './nextDelay';
import { offerUpdate } from './offerUpdate';

/** ms until the server wants to be asked again; 0 ends it. */
const NEXT_HEADER = 'x-broadsheet-next';

const FRAGMENTS = '/pf/api/v3/fragment/';

type Answer =
  | { kind: 'fresh'; html: string; etag: string | null; next: number | null }
  | { kind: 'same'; next: number | null }
  | { kind: 'gone' }
  | { kind: 'failed'; retryAfter: number };

/**
 * Keeps `[data-live="<document>/<node>"]` blocks up to date: asks for their fragment every
 * `data-interval` ms while the page is visible, and patches what changed, unless the block holds that
 * back. `onPatched` hears of every change.
 */
export function startLive(onPatched: (block: Element) => void): void {
  const announce = createAnnouncer();
  for (const block of document.querySelectorAll<HTMLElement>('[data-live]')) {
    keepLive(block, async (html) => {
      // Two thirds of what live blocks load, and nothing needs it before the first news.
      const { patchBlock } = await import('./patchBlock');
      offerUpdate(block, html, (fresh, still) => {
        const before = newsOf(block);
        keepPlace(block, () => patchBlock(block, fresh), still);
        const news = changedNews(before, newsOf(block));
        if (news) announce(news);
        onPatched(block);
      });
    });
  }
}

function keepLive(block: HTMLElement, onFresh: (html: string) => Promise<void>): void {
  let interval = Number(block.dataset['interval']);
  let dueAt = Date.now() + interval;
  let etag: string | null = null;
  let failures = 0;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    const isVisible = document.visibilityState === 'visible';
    if (!isAsking && isVisible)
      timer = setTimeout(() => void refresh(), Math.max(0, dueAt - Date.now()));
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
  const refresh = async () => {
    if (!block.isConnected) return stop();
    isAsking = true;
    let answer = await ask(block.dataset['live'] ?? '', etag);
    if (answer.kind === 'fresh') {
      try {
        await onFresh(answer.html);
        etag = answer.etag;
      } catch (error) {
        console.warn('Live block:', error);
        answer = { kind: 'failed', retryAfter: 0 };
      }
    }
    isAsking = false;
    if (answer.kind === 'gone') return stop();
    failures = answer.kind === 'failed' ? failures + 1 : 0;
    if (answer.kind !== 'failed') interval = answer.next ?? interval;
    if (interval <= 0) return stop();
    dueAt =
      Date.now() + nextDelay(interval, failures, answer.kind === 'failed' ? answer.retryAfter : 0);
    plan();
  };

  if (!(interval > 0)) return;
  document.addEventListener('visibilitychange', plan);
  plan();
}

/** Asks once. The answer is shared by all readers, so no cookie goes along. */
async function ask(address: string, etag: string | null): Promise<Answer> {
  try {
    const response = await fetch(
      `${FRAGMENTS}${address}?uri=${encodeURIComponent(window.location.pathname)}`,
      { credentials: 'omit', headers: etag ? { 'if-none-match': etag } : {} },
    );
    const nextHeader = response.headers.get(NEXT_HEADER);
    const next = nextHeader === null ? null : Number(nextHeader);
    if (response.status === 304) return { kind: 'same', next };
    if (response.status === 404 || response.status === 410) return { kind: 'gone' };
    if (!response.ok) {
      return {
        kind: 'failed',
        retryAfter: 1000 * (Number(response.headers.get('retry-after')) || 0),
      };
    }
    return { kind: 'fresh', html: await response.text(), etag: response.headers.get('etag'), next };
  } catch (error) {
    console.warn(`Live block ${address}:`, error);
    return { kind: 'failed', retryAfter: 0 };
  }
}
