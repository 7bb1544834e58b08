import type { ApiPlayerOptions, IframeApi } from './iframeApi';

/** A stand-in of YouTube's script for unit tests: it notes what it is told and answers on demand. */
export class FakeApiPlayer {
  static last: FakeApiPlayer;
  readonly calls: string[] = [];
  readonly frame = document.createElement('iframe');
  time = 0;
  seconds = 100;

  constructor(
    readonly element: HTMLElement,
    readonly options: ApiPlayerOptions & {
      events: {
        onReady: () => void;
        onStateChange: (event: { data: number }) => void;
        onError: (event: { data: number }) => void;
      };
    },
  ) {
    element.replaceWith(this.frame);
    FakeApiPlayer.last = this;
  }

  playVideo = () => void this.calls.push('play');
  pauseVideo = () => void this.calls.push('pause');
  seekTo = (seconds: number, ahead: boolean) => void this.calls.push(`seek ${seconds} ${ahead}`);
  getCurrentTime = () => this.time;
  getDuration = () => this.seconds;
  getIframe = () => this.frame;
  destroy = () => this.frame.remove();

  ready = () => this.options.events.onReady();
  tell = (data: number) => this.options.events.onStateChange({ data });
  fail = (data: number) => this.options.events.onError({ data });
}

export const fakeIframeApi: IframeApi = { Player: FakeApiPlayer };
