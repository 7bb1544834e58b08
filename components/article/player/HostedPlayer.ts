import { Player, PLAYER_STATE } from './Player';

/** A hosted film in the browser's own `<video>`. */
export class HostedPlayer extends Player {
  constructor(readonly video: HTMLVideoElement) {
    super();
    const on = (type: string, read: () => void) => video.addEventListener(type, read);
    const settled = () => {
      if (video.ended) this.setState(PLAYER_STATE.ended);
      else this.setState(video.paused ? PLAYER_STATE.paused : PLAYER_STATE.playing);
    };
    for (const type of ['playing', 'pause', 'ended', 'seeked']) on(type, settled);
    for (const type of ['waiting', 'seeking'])
      on(type, () => this.setState(PLAYER_STATE.buffering));
    on('error', () => this.dispatchEvent(new Event('error')));
    if (!video.paused) settled();
  }

  get position(): number {
    return this.video.currentTime;
  }

  get duration(): number {
    return Number.isFinite(this.video.duration) ? this.video.duration : 0;
  }

  protected sendPlay(): void {
    // Refused without a gesture: the state stays as it is, and says so.
    this.video.play().catch((error: unknown) => console.info('Not played', error));
  }

  protected sendPause(): void {
    this.video.pause();
  }

  protected sendSeek(seconds: number): void {
    this.video.currentTime = seconds;
  }
}
