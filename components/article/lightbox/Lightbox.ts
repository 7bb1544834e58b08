import { toastOf } from '../../ui/showToast';
import { followSwipes } from './followSwipes';
import { LIGHTBOX_MARKUP } from './lightboxMarkup';
import type { Photo } from './readPhotos';
import { sharePhoto } from './sharePhoto';

export interface LightboxEvents {
  /** A picture is shown; from 0. */
  onShow: (index: number) => void;
  /** The reader closed it: by the button or Escape, not by the history. */
  onDismiss: () => void;
}

/**
 * Pictures in a modal dialog, one at a time: by buttons, arrow keys, Home, End and swipes. The
 * browser keeps the focus inside; on closing, it returns to what opened the dialog.
 */
export class Lightbox {
  private readonly dialog = document.createElement('dialog');
  private photos: Photo[] = [];
  private index = 0;
  private opener: HTMLElement | null = null;

  constructor(private readonly events: LightboxEvents) {
    const { dialog } = this;
    dialog.className = 'lightbox';
    dialog.setAttribute('aria-label', 'Photos');
    dialog.innerHTML = LIGHTBOX_MARKUP;
    dialog.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-do]');
      if (button) this.act(button.dataset['do'] ?? '');
    });
    dialog.addEventListener('keydown', (event) => this.onKey(event));
    dialog.addEventListener('close', () => this.onClose());
    followSwipes(this.part('stage'), (step) => this.step(step));
    toastOf(dialog);
    document.body.append(dialog);
  }

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** @param index from 0 */
  open(photos: Photo[], index: number, opener: HTMLElement | null): void {
    this.photos = photos;
    this.opener = opener ?? photos[index]?.link ?? null;
    this.dialog.toggleAttribute('data-single', photos.length < 2);
    this.dialog.showModal();
    this.show(index);
    this.dialog.querySelector<HTMLElement>('[data-do="close"]')?.focus();
  }

  /** Shows a picture; one that is not there changes nothing. @param index from 0 */
  show(index: number): void {
    const photo = this.photos[index];
    if (!photo) return;
    this.index = index;
    const count = this.photos.length;
    this.part('count').textContent = `${index + 1} of ${count}`;
    this.part('caption').textContent = photo.caption;
    this.part('credit').textContent = photo.credit;
    this.part('words').scrollTop = 0;
    this.part('status').textContent =
      `Photo ${index + 1} of ${count}. ${photo.alt || photo.caption}`;
    this.rest('previous', index === 0);
    this.rest('next', index === count - 1);
    this.paint(photo);
    this.events.onShow(index);
  }

  close(): void {
    this.dialog.close();
  }

  private part(name: string): HTMLElement {
    return this.dialog.querySelector<HTMLElement>(`[data-${name}]`) ?? this.dialog;
  }

  /** A button that rests stays where the focus is. */
  private rest(name: string, isAtEnd: boolean): void {
    const button = this.dialog.querySelector(`[data-do="${name}"]`);
    button?.setAttribute('aria-disabled', String(isAtEnd));
  }

  private act(action: string): void {
    if (action === 'previous') this.step(-1);
    else if (action === 'next') this.step(1);
    else if (action === 'share') this.share();
    else this.close();
  }

  private step(by: number): void {
    this.show(this.index + by);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = new Map([
      ['ArrowLeft', this.index - 1],
      ['ArrowRight', this.index + 1],
      ['Home', 0],
      ['End', this.photos.length - 1],
    ]).get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    this.show(target);
  }

  private onClose(): void {
    this.part('stage').replaceChildren();
    this.events.onDismiss();
    this.opener?.focus({ preventScroll: true });
  }

  private paint(photo: Photo): void {
    const stage = this.part('stage');
    const image = this.imageOf(photo);
    image.className = 'lightbox__image';
    image.alt = photo.alt;
    image.style.setProperty('--ratio', String(photo.width / photo.height));
    image.style.setProperty('--width', `${photo.width}px`);
    stage.replaceChildren(image);
    image.addEventListener('load', () => this.preloadNeighbours(photo));
    image.addEventListener('error', () => {
      if (photo.original && image.getAttribute('src') !== photo.original) {
        image.removeAttribute('srcset');
        image.src = photo.original;
        return;
      }
      const words = document.createElement('p');
      words.className = 'lightbox__error';
      words.textContent = 'This photo could not be loaded.';
      if (image.isConnected) stage.replaceChildren(words);
    });
  }

  /** In the size that it is shown. */
  private imageOf(photo: Photo): HTMLImageElement {
    const { clientWidth, clientHeight } = this.part('stage');
    const shown = Math.min(clientWidth, clientHeight * (photo.width / photo.height), photo.width);
    const image = new Image(photo.width, photo.height);
    image.sizes = `${Math.ceil(shown)}px`;
    if (photo.srcset) image.srcset = photo.srcset;
    image.src = photo.src;
    return image;
  }

  private preloadNeighbours(photo: Photo): void {
    if (this.photos[this.index] !== photo) return;
    for (const neighbour of [this.photos[this.index + 1], this.photos[this.index - 1]]) {
      if (neighbour) this.imageOf(neighbour);
    }
  }

  private share(): void {
    void sharePhoto({ url: window.location.href, title: document.title }, this.dialog);
  }
}
