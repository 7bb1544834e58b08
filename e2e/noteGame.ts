/** What is noted in the page from its beginning. */
export interface Noted {
  /** Questions for the game's score: whether the page was hidden. */
  asked: { isHidden: boolean }[];
  /** Questions on their way, of all blocks. */
  open: number;
  /** After how many of them the next one waits; 0 for never. */
  holdAfter: number;
  /** What the answers wanted said, those that changed it. */
  told: string[];
  /** Questions that were not answered well, and how; what the page's script complained of. */
  failed: string[];
  /** What a screen reader said. */
  said: string[];
  /** Sum of all layout shifts since the page arrived, be it after a reader's input. */
  shift: number;
  /** What shifted. */
  shifts: string[];
}

interface NoteOptions {
  path: string;
  eventId: number;
  first: number;
  moments: number[];
  token: string;
  /** How much faster than life. */
  rate: number;
  rests: boolean;
  /** ms: a timer of so long is left as it is. */
  scriptPatience: number;
}

/**
 * Runs in a game's page before its own script: its time passes faster, each question moves the game on, and what
 * the page asks, says and shifts is noted.
 */
export function noteGame(options: NoteOptions): void {
  const { path, eventId, first, moments, token, rate, rests, scriptPatience } = options;
  const noted: Noted = {
    asked: [],
    open: 0,
    holdAfter: 0,
    told: [],
    failed: [],
    said: [],
    shift: 0,
    shifts: [],
  };
  Object.assign(window, { noted });

  const [wait, now, start] = [window.setTimeout.bind(window), Date.now.bind(Date), Date.now()];
  Date.now = () => start + (now() - start) * rate;
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0) => wait(work, ms === scriptPatience ? ms : ms / rate),
  });

  /**
   * The server keeps answers for some seconds, in which a game that is played fast goes on for many
   * minutes: each question names the game in its own way, by zeros in front, and no name comes twice.
   */
  let name = first;
  const named = (address: string) => {
    const url = new URL(address, location.href);
    url.searchParams.set('uri', `${path}${'0'.repeat(name)}${eventId}?at=${now()}`);
    name += 1;
    return url;
  };
  /** What the page has to say, as the server told it last. */
  let known: string | null | undefined;
  const ask = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    if (typeof address !== 'string' || !address.includes('/fragment/'))
      return ask(address, options);
    const isGliding = () =>
      document
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    while (rests && isGliding()) await new Promise((resolve) => wait(resolve, 20));
    if (address.includes('game-header')) {
      noted.asked.push({ isHidden: document.visibilityState !== 'visible' });
      while (noted.holdAfter > 0 && noted.asked.length > noted.holdAfter)
        await new Promise((resolve) => wait(resolve, 20));
      const at = moments[Math.min(noted.asked.length, moments.length) - 1];
      if (at !== undefined) {
        await ask('/gateway/statsinc/clock', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ mode: 'paused', at: new Date(at).toISOString() }),
        });
      }
    }
    known ??= document.querySelector('[data-announce="game"]')?.textContent;
    noted.open += 1;
    const response = await ask(named(address), options)
      .catch((error: Error) => {
        noted.failed.push(`question ${noted.asked.length}: ${error.message}`);
        throw error;
      })
      .finally(() => (noted.open -= 1));
    if (response.status >= 400)
      noted.failed.push(`question ${noted.asked.length}: ${response.status} ${response.url}`);
    const body = response.ok ? await response.clone().text() : '';
    const [, text] = /data-announce=\\?"game\\?">([^<]*)</.exec(body) ?? [];
    if (text && text !== known) noted.told.push(text);
    known = text || known;
    return response;
  };

  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      noted.failed.push(words.map(String).join(' '));
      log(...words);
    };
  }

  type Shift = PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  // How a page arrives, with fonts that are late on a busy machine, is measured elsewhere (gamePage).
  let arrived = Infinity;
  addEventListener('load', () => {
    // They are painted in the frame that comes when they are ready.
    void document.fonts.ready.then(() => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => (arrived = performance.now()));
      });
    });
  });
  const placeOf = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
      if (startTime < arrived) continue;
      noted.shift += value;
      const parts = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.getAttribute('class') : node?.textContent;
        return `${name} ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
      });
      if (value > 0.0001) noted.shifts.push(`${value.toFixed(5)}: ${parts.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  // Each text that is put into the page's live region is said, be it the same again.
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('body > [role="status"]')) continue;
      for (const { textContent } of addedNodes) if (textContent) noted.said.push(textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}
