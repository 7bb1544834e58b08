import { AD_CHECK, AD_EMPTY, checkAdSlot } from '../../../../components/ads/checkAdSlot';
import { pushToDataLayer } from '../../../../components/analytics/pushToDataLayer';
import { isFreeKey } from '../../../../components/article/isFreeKey';
import { isPlainClick } from '../../../../components/article/isPlainClick';
import { swipe } from './swipeRules';
import { Deck } from './Deck';
import { fillAuthors } from './fillAuthors';
import { followMouse } from './followMouse';
import { isExitSwipe, readTap } from './readTap';

/** What a tap is meant for before it turns slides. */
const OWN_TAPS = 'a, button, input, select, textarea, summary, iframe, video, audio, label';

const { iframeListenerMs } = swipe;

/** Taps, keys, mouse, the way out, ads and counting: swiping itself is the browser's. */
export default function enhance(root: HTMLElement): void {
  const story = root.matches('.swipe-story')
    ? root
    : root.querySelector<HTMLElement>('.swipe-story');
  const track = story?.querySelector<HTMLElement>('.swipe-story__track');
  if (!story || !track) return;
  let hasAuthors = false;
  const deck = new Deck(story, track, (index) => {
    if (index === 0 || hasAuthors) return;
    hasAuthors = true;
    void fillAuthors(story);
  });
  followAds(story, deck);
  followLinks(story, deck);
  followTaps(track, deck);
  followMouse(track, (step) => deck.goTo(deck.index + step));
  followExit(story, track, deck);
  document.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !isFreeKey(event, story)) return;
    event.preventDefault();
    deck.goTo(deck.index + step);
  });
  followFrames(track, deck);
}

/** A frame tells nobody of what happens in it; that it took the focus is all that can be seen. */
function followFrames(track: HTMLElement, deck: Deck): void {
  setTimeout(() => {
    window.addEventListener('blur', () => {
      const frame = document.activeElement;
      if (frame instanceof HTMLIFrameElement && track.contains(frame)) deck.goToSlideOf(frame);
    });
  }, iframeListenerMs);
}

function pushClick(interactionDetail: string): void {
  pushToDataLayer({
    event: 'click',
    userInteraction: 'swipeable_story',
    interactionType: 'click',
    interactionDetail,
  });
}

/** Dots come once the ads were looked at; the slide of an ad that did not come goes (widgets §2). */
function followAds(story: HTMLElement, deck: Deck): void {
  story.addEventListener(AD_EMPTY, ({ target }) => {
    const slide = (target as HTMLElement).closest<HTMLElement>('.swipe-story__slide--ad');
    if (slide) deck.remove(slide);
  });
  story.addEventListener(AD_CHECK, () => deck.showDots());
  // Without an event to come there is nothing to wait for.
  const slots = story.querySelectorAll<HTMLElement>('[data-ad-slot]');
  if (slots.length === 0) deck.showDots();
  for (const slot of slots) checkAdSlot(slot);
}

/** Links within the story glide instead of jumping, and add nothing to the history. */
function followLinks(story: HTMLElement, deck: Deck): void {
  story.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#slide-"]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const detail = link.dataset['detail'];
    if (detail) pushClick(detail);
    deck.goToId(link.hash.slice(1), true);
  });
}

function followTaps(track: HTMLElement, deck: Deck): void {
  track.addEventListener('click', (event) => {
    const isTap = isPlainClick(event) && !(event.target as Element).closest(OWN_TAPS);
    if (!isTap || getSelection()?.isCollapsed === false) return;
    const { left, width } = track.getBoundingClientRect();
    const step = readTap(event.clientX - left, width);
    const next = deck.index + step;
    if (step === 0 || next < 0 || next >= deck.size) return;
    pushClick('tap_to_see_more');
    deck.goTo(next);
  });
}

/** On the last slide a swipe up leaves, once there is nothing more to scroll to (widgets §2, §4). */
function followExit(story: HTMLElement, track: HTMLElement, deck: Deck): void {
  let from: { x: number; y: number } | null = null;
  track.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches;
      const page = document.documentElement;
      const isAtEnd = window.scrollY + window.innerHeight >= page.scrollHeight - 2;
      const isLast = deck.index === deck.size - 1;
      const isOne = touch && touches.length === 1 && isLast && isAtEnd;
      from = isOne ? { x: touch.clientX, y: touch.clientY } : null;
    },
    { passive: true },
  );
  track.addEventListener('touchend', ({ changedTouches }) => {
    const [touch] = changedTouches;
    if (!from || !touch) return;
    const move = { x: touch.clientX - from.x, y: touch.clientY - from.y };
    from = null;
    if (isExitSwipe(move)) leave(story.dataset['exit'] ?? '/');
  });
}

/** Back where the reader came from within the site, else to the story's section. */
function leave(section: string): void {
  const isOwn =
    URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
  if (isOwn) history.back();
  else location.assign(section);
}
