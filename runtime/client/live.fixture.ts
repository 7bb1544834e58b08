import { startLive } from './live';

/** What a server answers: a 200 with nothing, unless it says more. */
export interface Reply {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

interface Asked {
  url: string;
  headers: Record<string, string>;
  credentials?: string;
}

/** ms after which a block of 10 000 ms asks for the first time. */
export const FIRST = 3333;

/** A live block as a server sends it. */
export const root = (inner: string, interval = 10_000): string =>
  `<section data-live="doc/game" data-interval="${interval}">${inner}</section>`;

export const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** What `fetch` gives for a reply. */
export const responseOf = ({ status = 200, body = '', headers = {} }: Reply): Response =>
  ({
    status,
    ok: status < 300,
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(body),
  }) as unknown as Response;

/** A page whose live blocks ask a server that answers as each test says, on a clock that stands. */
export function liveSetting() {
  let visibility: 'visible' | 'hidden';
  const setting = {
    /** What is answered, in turn; after them that nothing is new. */
    replies: [] as (Reply | Error)[],
    asked: [] as Asked[],
    /** Takes the page's blocks away, after which none asks. */
    stop: (): void => undefined,
    start(html: string): { block: HTMLElement; onPatched: jest.Mock } {
      document.body.innerHTML = html;
      const block = document.body.firstElementChild as HTMLElement;
      setting.stop = () => block.remove();
      const onPatched = jest.fn();
      startLive(onPatched);
      return { block, onPatched };
    },
    show(state: 'visible' | 'hidden'): void {
      visibility = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };

  beforeEach(() => {
    jest.useFakeTimers();
    setting.replies = [];
    setting.asked = [];
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    window.history.replaceState(null, '', '/sports/gameday?x=1');
    globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
      setting.asked.push({
        url,
        headers: init.headers as Record<string, string>,
        ...(init.credentials ? { credentials: init.credentials } : {}),
      });
      const reply = setting.replies.shift() ?? { status: 304 };
      if (reply instanceof Error) throw reply;
      return responseOf(reply);
    }) as unknown as typeof fetch;
  });

  afterEach(async () => {
    setting.stop();
    await pass(400_000);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  return setting;
}
