import { loadSheet } from '../../ui/loadSheet';
import sheet from './mini.scss?url';
import { PLAYER_STATE, type Player } from './Player';
import { showsMiniPlayer } from './showsMiniPlayer';

const icon = (d: string, filled = false) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="${filled ? 'currentColor' : 'none'}" stroke="${filled ? 'none' : 'currentColor'}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${d}"/></svg>`;
const PLAY = icon('M8 5.500v13l11-6.500Z', true);
const PAUSE = icon('M7 5h3.500v14H7zM13.500 5H17v14h-3.500z', true);

const MARKUP = `
<button type="button" data-do="toggle"></button>
<button type="button" data-do="rewind" aria-label="Back 10 seconds">${icon('M4.500 5v5h5M5 10a7.500 7.500 0 1 1-.4 4.500')}</button>
<button type="button" data-do="return" aria-label="Back to the video">${icon('m5 14 7-7 7 7M12 7v13M5 3.500h14')}</button>
<button type="button" data-do="close" aria-label="Close the small player">${icon('m5 5 14 14M19 5 5 19')}</button>`;

/** s */
const REWIND = 10;
/** px between the small player and what has the focus. */
const GAP = 16;
/** Shares of the video in view: it goes below the first, and comes back above the second. */
const LEAVES_AT = 0.2;
const RETURNS_AT = 0.5;

/**
 * A playing video that is scrolled out of view goes on as a small player at the bottom of the window.
 * Its place in the page is kept (`.video__space`), the page gets room below its end, and what takes
 * the focus is scrolled out from under it.
 */
export class MiniPlayer {
  private readonly stage: HTMLElement;
  private readonly bar = document.createElement('div');
  private share = 1;
  private isClosed = false;
  private isStyled = false;

  /** @param space the video's place in the page, which holds its stage */
  constructor(
    private readonly space: HTMLElement,
    private readonly player: Player,
    title: string,
  ) {
    const stage = space.querySelector<HTMLElement>('.video__stage');
    if (!stage) throw new Error('A video’s space holds no stage');
    this.stage = stage;
    const { bar } = this;
    bar.className = 'video__mini';
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', `Small player: ${title}`);
    bar.innerHTML = MARKUP;
    bar.hidden = true;
    bar.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-do]');
      if (button) this.act(button.dataset['do'] ?? '');
    });
    stage.append(bar);
    loadSheet(sheet).then(
      () => {
        this.isStyled = true;
        this.update();
      },
      (error: unknown) => console.error('A video stays in its place', error),
    );
    player.addEventListener('statechange', () => this.update());
    document.addEventListener('focusin', (event) => this.uncover(event.target as Element));
    new IntersectionObserver(
      ([entry]) => {
        this.share = entry?.intersectionRatio ?? 1;
        this.update();
      },
      { threshold: [0, LEAVES_AT, RETURNS_AT] },
    ).observe(space);
  }

  private get isSmall(): boolean {
    return this.stage.classList.contains('video__stage--mini');
  }

  private update(): void {
    const { state } = this.player;
    const isPlaying = state === PLAYER_STATE.playing || state === PLAYER_STATE.buffering;
    const toggle = this.bar.querySelector('[data-do="toggle"]');
    if (toggle) {
      toggle.innerHTML = isPlaying ? PAUSE : PLAY;
      toggle.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    }
    if (this.isSmall) {
      if (this.share >= RETURNS_AT || state === PLAYER_STATE.ended) this.dock();
    } else if (this.share < LEAVES_AT && isPlaying && this.isStyled) this.float();
  }

  private float(): void {
    const { stage, bar } = this;
    bar.hidden = false;
    stage.classList.add('video__stage--mini');
    const { top, height } = stage.getBoundingClientRect();
    const isShown = showsMiniPlayer({
      width: window.innerWidth,
      height: window.innerHeight,
      playerHeight: height,
      savesData: savesData(),
      isClosed: this.isClosed,
      isElsewhere: document.pictureInPictureElement !== null || document.fullscreenElement !== null,
    });
    if (isShown) keepFoot(window.innerHeight - top + GAP);
    else this.dock();
  }

  private dock(): void {
    const hadFocus = this.bar.contains(document.activeElement);
    this.stage.classList.remove('video__stage--mini');
    this.bar.hidden = true;
    keepFoot(0);
    if (hadFocus) this.focusVideo();
  }

  private act(action: string): void {
    if (action === 'toggle') {
      const isPlaying = this.player.state === PLAYER_STATE.playing;
      void (isPlaying ? this.player.pause() : this.player.play());
    } else if (action === 'rewind') {
      void this.rewind();
    } else if (action === 'return') {
      this.dock();
      this.share = 1;
      this.space.scrollIntoView({ block: 'center', behavior: 'auto' });
      this.focusVideo();
    } else {
      // For good: this video stays in its place from now on.
      this.isClosed = true;
      void this.player.pause();
      this.dock();
    }
  }

  /** The button is busy until the player has answered, or its time is up. */
  private async rewind(): Promise<void> {
    const button = this.bar.querySelector('[data-do="rewind"]');
    button?.setAttribute('aria-busy', 'true');
    await this.player.seek(this.player.position - REWIND);
    button?.removeAttribute('aria-busy');
  }

  private focusVideo(): void {
    this.stage.querySelector<HTMLElement>('video, iframe')?.focus({ preventScroll: true });
  }

  /** What takes the focus below the small player is scrolled above it. */
  private uncover(target: Element): void {
    if (!this.isSmall || this.stage.contains(target)) return;
    const own = this.stage.getBoundingClientRect();
    const other = target.getBoundingClientRect();
    const overlaps =
      other.bottom > own.top &&
      other.top < own.bottom &&
      other.right > own.left &&
      other.left < own.right;
    if (overlaps) window.scrollBy({ top: other.bottom - own.top + GAP, behavior: 'instant' });
  }
}

/** Room below the end of the page: nothing is left that cannot be scrolled clear. @param room px */
function keepFoot(room: number): void {
  const value = room > 0 ? `${Math.ceil(room)}px` : '';
  document.documentElement.style.scrollPaddingBlockEnd = value;
  document.body.style.paddingBlockEnd = value;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
