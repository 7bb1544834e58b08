import type { Page, Route } from 'playwright-core';

/**
 * YouTube's script for its frames as far as a page can tell: it puts a frame of its host into the
 * page, and tells of the states of a film of 40 s that runs by the clock.
 */
function fakeScript(): void {
  type Handlers = Record<string, ((event: object) => void) | undefined>;
  interface Options {
    videoId: string;
    host: string;
    playerVars: { autoplay?: number };
    events: Handlers;
  }
  class Player {
    private state = -1;
    private time = 0;
    private since = 0;
    private readonly frame = document.createElement('iframe');

    constructor(
      element: HTMLElement,
      private readonly options: Options,
    ) {
      this.frame.src = `${options.host}/embed/${options.videoId}?enablejsapi=1`;
      this.frame.addEventListener('load', () => {
        options.events['onReady']?.({});
        if (options.playerVars.autoplay) this.playVideo();
      });
      element.replaceWith(this.frame);
      Object.assign(window, { fakePlayer: this, answersSeeks: true });
    }
    private now(): number {
      return this.time + (this.state === 1 ? (performance.now() - this.since) / 1000 : 0);
    }
    tell(state: number): void {
      this.time = this.now();
      this.since = performance.now();
      this.state = state;
      this.options.events['onStateChange']?.({ data: state });
    }
    playVideo(): void {
      this.tell(3);
      setTimeout(() => this.tell(1), 50);
    }
    pauseVideo(): void {
      setTimeout(() => this.tell(2), 50);
    }
    seekTo(seconds: number): void {
      const { state } = this;
      this.time = seconds;
      this.since = performance.now();
      if (!(window as unknown as { answersSeeks: boolean }).answersSeeks) return;
      this.tell(3);
      setTimeout(() => this.tell(state), 200);
    }
    getCurrentTime(): number {
      return this.now();
    }
    getDuration(): number {
      return 40;
    }
    getIframe(): HTMLIFrameElement {
      return this.frame;
    }
    destroy(): void {
      this.frame.remove();
    }
  }
  const page = window as unknown as { YT: object; onYouTubeIframeAPIReady?: () => void };
  page.YT = { Player };
  page.onYouTubeIframeAPIReady?.();
}

/**
 * Answers for YouTube in a page, so that nothing leaves the machine, and notes all that is asked of
 * other hosts than the site.
 *
 * @param script `fails`: the script for frames cannot be loaded
 */
export async function fakeYouTube(
  page: Page,
  site: string,
  script: 'works' | 'fails' = 'works',
): Promise<string[]> {
  const asked: string[] = [];
  const isOutside = (url: URL) => url.protocol.startsWith('http') && url.origin !== site;
  await page.route(isOutside, async (route: Route) => {
    const url = route.request().url();
    asked.push(url);
    if (url === 'https://www.youtube.com/iframe_api' && script === 'works') {
      // Compiled tests carry helpers that a page does not have.
      const body = `const __name = (x) => x;(${String(fakeScript)})()`;
      await route.fulfill({ contentType: 'text/javascript', body });
    } else if (url.startsWith('https://www.youtube-nocookie.com/embed/')) {
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>Film' });
    } else {
      await route.abort();
    }
  });
  return asked;
}
