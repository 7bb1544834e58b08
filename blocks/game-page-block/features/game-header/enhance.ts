import { enhanceShareMenus } from '../../../../components/cards/enhanceShareMenus';

/** Shows the score in the bar while the board is out of sight, and brings the share menu to life. */
export default function enhance(root: HTMLElement): void {
  enhanceShareMenus(root);
  const teams = root.querySelector('.board__teams');
  if (!teams) return;
  root.dataset['boardSeen'] = '';
  new IntersectionObserver(([entry]) => {
    root.toggleAttribute('data-board-seen', entry?.isIntersecting === true);
  }).observe(teams);
}
