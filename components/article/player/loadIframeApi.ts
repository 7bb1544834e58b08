import type { IframeApi } from './iframeApi';

export const IFRAME_API = 'https://www.youtube.com/iframe_api';

/** ms; a script that was blocked without a word counts as failed. */
export const LOAD_TIMEOUT_MS = 10_000;

type ApiWindow = Window & { YT?: Partial<IframeApi>; onYouTubeIframeAPIReady?: () => void };

let loading: Promise<IframeApi> | null = null;

/**
 * Loads YouTube's script for its frames, once per page (widgets §7). When it fails, `events` tells of
 * it by an `error` event, the promise is rejected, and the next call tries again (widgets §8).
 */
export function loadIframeApi(events: EventTarget): Promise<IframeApi> {
  loading ??= load();
  return loading.catch((error: unknown) => {
    loading = null;
    events.dispatchEvent(new CustomEvent('error', { detail: error }));
    throw error;
  });
}

function load(): Promise<IframeApi> {
  const page = window as ApiWindow;
  if (isReady(page.YT)) return Promise.resolve(page.YT);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (words: string) => {
      script.remove();
      reject(new Error(words));
    };
    const timer = setTimeout(() => fail('YouTube’s script did not answer'), LOAD_TIMEOUT_MS);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('YouTube’s script could not be loaded');
    });
    page.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      if (isReady(page.YT)) resolve(page.YT);
      else fail('YouTube’s script brought no player');
    };
    script.src = IFRAME_API;
    document.head.append(script);
  });
}

function isReady(api: Partial<IframeApi> | undefined): api is IframeApi {
  return typeof api?.Player === 'function';
}
