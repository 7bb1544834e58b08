import { pushToDataLayer } from '../../../../components/analytics/pushToDataLayer';
import { swipe } from './swipeRules';

/** Share of a slide that counts as a view (widgets §9). */
const threshold = swipe.viewVisibility;

/** The slides on the page: which one is seen, its address, its place among the others. */
export class Deck {
  #slides: HTMLElement[];
  #seen = new Set<HTMLElement>();
  #index = 0;

  /** @param onSlide told whenever another slide is seen, from 0 */
  constructor(
    private readonly story: HTMLElement,
    private readonly track: HTMLElement,
    private readonly onSlide: (index: number) => void,
  ) {
    this.#slides = [...track.querySelectorAll<HTMLElement>('.swipe-story__slide')];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter(({ intersectionRatio }) => intersectionRatio >= threshold);
        const slide = shown.at(-1)?.target;
        if (slide) this.#see(slide as HTMLElement);
      },
      { root: track, threshold },
    );
    for (const slide of this.#slides) observer.observe(slide);
  }

  get index(): number {
    return this.#index;
  }

  get size(): number {
    return this.#slides.length;
  }

  /** Glides to a slide; at either end it stays. */
  goTo(index: number, hasFocus = false): void {
    const slide = this.#slides[index];
    if (!slide) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.track.scrollTo({ left: slide.offsetLeft, behavior: isCalm ? 'instant' : 'smooth' });
    if (!hasFocus) return;
    slide.tabIndex = -1;
    slide.focus({ preventScroll: true });
  }

  goToId(id: string, hasFocus = false): void {
    this.goTo(
      this.#slides.findIndex((slide) => slide.id === id),
      hasFocus,
    );
  }

  goToSlideOf(element: Element): void {
    this.goTo(this.#slides.findIndex((slide) => slide.contains(element)));
  }

  /** Takes a slide out; its neighbors lead to each other, and all are counted anew. */
  remove(slide: HTMLElement): void {
    const place = this.#slides.indexOf(slide);
    if (place < 0) return;
    const seen = this.#slides[this.#index];
    const before = this.#slides[place - 1];
    const after = this.#slides[place + 1];
    this.#slides.splice(place, 1);
    slide.remove();
    this.#dot(slide.id)?.remove();
    const onLink = before?.querySelector<HTMLAnchorElement>(`a[href="#${slide.id}"]`);
    const backLink = after?.querySelector<HTMLAnchorElement>(`a[href="#${slide.id}"]`);
    if (after) onLink?.setAttribute('href', `#${after.id}`);
    else onLink?.remove();
    if (before) backLink?.setAttribute('href', `#${before.id}`);
    else backLink?.remove();
    this.#count();
    const next = seen === slide ? (after ?? before) : seen;
    this.#index = next ? this.#slides.indexOf(next) : 0;
    if (next) this.track.scrollTo({ left: next.offsetLeft, behavior: 'instant' });
  }

  showDots(): void {
    const dots = this.story.querySelector<HTMLElement>('.swipe-story__dots');
    dots?.toggleAttribute('data-waiting', this.size < 2);
  }

  #count(): void {
    for (const [index, slide] of this.#slides.entries()) {
      slide.setAttribute('aria-label', `Slide ${index + 1} of ${this.size}`);
      const count = slide.querySelector('.swipe-story__count');
      if (count) count.textContent = `${index + 1}/${this.size}`;
      const name = this.#dot(slide.id)?.querySelector('.swipe-story__dot-name');
      if (name) name.textContent = `Slide ${index + 1}`;
    }
  }

  #dot(id: string): HTMLElement | null {
    return this.story.querySelector(`.swipe-story__dots a[href="#${id}"]`);
  }

  #see(slide: HTMLElement): void {
    const index = this.#slides.indexOf(slide);
    if (index < 0) return;
    const isOther = index !== this.#index;
    this.#index = index;
    if (isOther) history.replaceState(history.state, '', `#${slide.id}`);
    for (const dot of this.story.querySelectorAll('.swipe-story__dots a')) {
      dot.toggleAttribute('aria-current', false);
    }
    this.#dot(slide.id)?.setAttribute('aria-current', 'true');
    if (!this.#seen.has(slide)) this.#pushView(slide, index);
    this.#seen.add(slide);
    this.onSlide(index);
  }

  #pushView(slide: HTMLElement, index: number): void {
    const { author, contentId, section, title } = this.story.dataset;
    pushToDataLayer({
      event: 'swipeable_story_views',
      card_type: slide.dataset['cardType'],
      card_author: author,
      card_content_id: contentId,
      card_section: section,
      card_title: slide.dataset['cardTitle'] ?? title,
      feed_length: this.size,
      card_index: index,
    });
  }
}
