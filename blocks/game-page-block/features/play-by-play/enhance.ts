import { glideUpdates } from '../../game/glideUpdates';

/** New plays push the others gently down; filters stay as the reader set them, and say when nothing is left. */
export default function enhance(root: HTMLElement): void {
  const say = () => {
    const none = root.querySelector('[data-plays-none]');
    const isEmpty = [...root.querySelectorAll('.play')].every(
      (play) => play.getClientRects().length === 0,
    );
    if (none) none.textContent = isEmpty ? 'No plays like this so far.' : '';
  };
  root.addEventListener('change', say);
  glideUpdates(root);
}
