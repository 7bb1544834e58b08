import { holdUpdates } from './holdUpdates';
import { showElapsed } from './showElapsed';
import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';

/** What shows that a reader is about to use a card. */
const INTENT = ['pointerover', 'touchstart', 'focusin'];
const MEDIA = '.live-card__media, .live-card figure';

/**
 * Brings a live blog to life: new posts and how long ago each was at once, what stands in the cards
 * when a reader turns to them or media come near.
 */
export default function enhance(root: HTMLElement): void {
  let wake: (() => void) | null = null;
  let isLoading = false;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    near.disconnect();
    import('./wakeCards').then(
      ({ createWaker }) => {
        wake = createWaker(root);
        wake();
      },
      (error: unknown) => {
        isLoading = false;
        console.error('The cards could not be brought to life', error);
      },
    );
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '400px' },
  );
  const greet = () => {
    showElapsed(root);
    enhanceNewsletterForms(root);
    if (wake) wake();
    else root.querySelectorAll(MEDIA).forEach((media) => near.observe(media));
  };

  for (const type of INTENT) root.addEventListener(type, load, { passive: true });
  greet();
  holdUpdates(root, greet);
  const timer = setInterval(() => {
    if (!root.isConnected) clearInterval(timer);
    else if (document.visibilityState === 'visible') showElapsed(root);
  }, 30_000);
}
