import { countPageView } from '../../../../components/analytics/countPageView';
import { pushToDataLayer } from '../../../../components/analytics/pushToDataLayer';
import { getReadingProgress } from './getReadingProgress';
import { getScrollMilestone } from './getScrollMilestone';

/**
 * Counts the page view and puts it into the data layer, then each scroll milestone once, when a higher one is
 * reached. The text of a live blog is its intro and its cards. Moves the line by hand where the browser can't do it in CSS.
 */
export default function enhance(root: HTMLElement): void {
  const analytics = readAnalytics(root);
  pushToDataLayer(analytics);
  countPageView();
  const parts = [...document.querySelectorAll('[data-story-text]')];
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return;
  const movesLine = !root.hidden && !CSS.supports('animation-timeline: --story-text');
  let reported = 0;
  let isWaiting = false;

  const look = () => {
    isWaiting = false;
    const { top } = first.getBoundingClientRect();
    const height = last.getBoundingClientRect().bottom - top;
    const progress = getReadingProgress({ top, height }, window.innerHeight);
    if (movesLine) root.style.scale = `${progress / 100} 1`;
    const milestone = getScrollMilestone(progress, reported);
    if (milestone === null) return;
    reported = milestone;
    pushToDataLayer({
      event: 'scroll-milestone',
      milestone,
      content_id: analytics['content_id'],
    });
  };
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  window.addEventListener('scroll', lookSoon);
  window.addEventListener('resize', lookSoon);
  lookSoon();
}

function readAnalytics(root: HTMLElement): Record<string, unknown> & { event: string } {
  const written = JSON.parse(root.dataset['analytics'] ?? '{}') as Record<string, unknown>;
  const { pageKind, adPageType } = document.documentElement.dataset;
  return { ...written, event: 'pageview', page_kind: pageKind, page_type: adPageType };
}
