import { enhanceVideos } from '../../../../components/article/enhanceVideos';

/** The stream plays in the page, also one that appears while the page is open. */
export default function enhance(root: HTMLElement): void {
  enhanceVideos(root);
  root.addEventListener('broadsheet:update', (event) => {
    const before = root.querySelector('[data-youtube], iframe');
    event.preventDefault();
    event.detail.apply();
    if (root.querySelector('[data-youtube], iframe') !== before) enhanceVideos(root);
  });
}
