import { pushToDataLayer } from '../../../../components/analytics/pushToDataLayer';
import { flashScores } from '../../../../components/sports/flashScores';

/** px by which a scroll position may miss an end. */
const SLACK = 2;

/** The arrows turn pages, new scores shine, and clicks are told to the data layer (widgets §7). */
export default function enhance(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const arrow = target.closest<HTMLElement>('[data-turn]');
    if (arrow) turn(root, Number(arrow.dataset['turn']));
    const link = target.closest<HTMLElement>('[data-detail]');
    if (link) report(link.dataset['detail'] ?? '');
  });
  root.addEventListener('scroll', () => showEnds(root), true);
  new ResizeObserver(() => showEnds(root)).observe(root);
  flashScores(root);
}

function report(detail: string): void {
  pushToDataLayer({
    event: 'interaction_event',
    userInteraction: 'scoreboard_ribbon',
    interactionType: 'click',
    interactionDetail: detail,
  });
}

function turn(root: HTMLElement, pages: number): void {
  const cards = root.querySelector('.ribbon__cards');
  if (!cards) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  cards.scrollBy({ left: pages * cards.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  report('pagination');
}

/** At an end its arrow has nothing to show; it keeps the focus that it may have. */
function showEnds(root: HTMLElement): void {
  const cards = root.querySelector('.ribbon__cards');
  if (!cards) return;
  const rest = cards.scrollWidth - cards.clientWidth - cards.scrollLeft;
  for (const arrow of root.querySelectorAll<HTMLElement>('[data-turn]')) {
    const left = Number(arrow.dataset['turn']) < 0 ? cards.scrollLeft : rest;
    arrow.setAttribute('aria-disabled', String(left <= SLACK));
  }
}
