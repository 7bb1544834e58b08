import type { ApiPlayer, ApiPlayerOptions, IframeApi } from './iframeApi';
import { Player, PLAYER_STATE, type PlayerState } from './Player';

const STATES: readonly number[] = Object.values(PLAYER_STATE);

/**
 * A video in YouTube's frame. Commands wait until the frame is ready.
 *
 * @throws Error where `options` bring event handlers: they would replace ours; listen to the player
 * instead. Error where `element` names no element (widgets §8).
 */
export class YouTubePlayer extends Player {
  /** Fulfilled when the frame takes commands. */
  readonly ready: Promise<void>;
  private readonly api: ApiPlayer;
  private isReady = false;

  /** @param element what the frame replaces, or its id */
  constructor(api: IframeApi, element: HTMLElement | string, options: ApiPlayerOptions) {
    super();
    if ('events' in options) {
      throw new Error('Event handlers cannot be overridden: listen to the player');
    }
    const place = typeof element === 'string' ? elementById(element) : element;
    let setReady = () => {};
    this.ready = new Promise((resolve) => {
      setReady = resolve;
    });
    this.api = new api.Player(place, {
      ...options,
      events: {
        onReady: () => {
          this.isReady = true;
          setReady();
        },
        onStateChange: ({ data }) => {
          if (isState(data)) this.setState(data);
        },
        onError: ({ data }) => this.dispatchEvent(new CustomEvent('error', { detail: data })),
      },
    });
  }

  get frame(): HTMLIFrameElement {
    return this.api.getIframe();
  }

  get position(): number {
    return this.isReady ? this.api.getCurrentTime() : 0;
  }

  get duration(): number {
    return this.isReady ? this.api.getDuration() : 0;
  }

  protected sendPlay(): void {
    void this.ready.then(() => this.api.playVideo());
  }

  protected sendPause(): void {
    void this.ready.then(() => this.api.pauseVideo());
  }

  protected sendSeek(seconds: number): void {
    void this.ready.then(() => this.api.seekTo(seconds, true));
  }
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no element "${id}"`);
  return element;
}

function isState(value: number): value is PlayerState {
  return STATES.includes(value);
}
