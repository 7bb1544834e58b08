import { wakeShareMenus } from '../../../../components/sharing/wakeShareMenus';
import { flashScores } from '../../../../components/sports/flashScores';
import { glideUpdates } from '../../game/glideUpdates';

/**
 * Shows the score in the bar while the board is out of sight, lets a new score shine and what updates
 * of the page's blocks push aside glide, and brings the share menu to life.
 */
export default function enhance(root: HTMLElement): void {
  wakeShareMenus(root);
  flashScores(root);
  glideUpdates(document);
  const teams = root.querySelector('.board__teams');
  if (!teams) return;
  root.dataset['boardSeen'] = '';
  new IntersectionObserver(([entry]) => {
    root.toggleAttribute('data-board-seen', entry?.isIntersecting === true);
  }).observe(teams);
}
