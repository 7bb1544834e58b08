import { shareStory } from '../../../../components/sharing/shareStory';
import { toastOf } from '../../../../components/ui/showToast';

/** "Copy link", "Print" and the share window of a story's tools. */
export default function enhance(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-share-url]');
  if (!list) return;
  toastOf(root.ownerDocument.body);
  list.addEventListener('click', (event) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (option && shareStory(option, list.dataset['shareUrl'] ?? '')) event.preventDefault();
  });
}
