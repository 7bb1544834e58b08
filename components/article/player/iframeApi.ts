/** The part of YouTube's player object that we use. */
export interface ApiPlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  getCurrentTime(): number;
  getDuration(): number;
  getIframe(): HTMLIFrameElement;
  destroy(): void;
}

export interface ApiPlayerOptions {
  videoId: string;
  /** Origin of the frame. */
  host: string;
  playerVars: Record<string, string | number>;
}

interface ApiEvents {
  onReady: () => void;
  onStateChange: (event: { data: number }) => void;
  onError: (event: { data: number }) => void;
}

export interface IframeApi {
  Player: new (
    element: HTMLElement,
    options: ApiPlayerOptions & { events: ApiEvents },
  ) => ApiPlayer;
}
