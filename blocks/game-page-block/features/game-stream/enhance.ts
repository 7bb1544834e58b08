import { enhanceVideos } from '../../../../components/article/enhanceVideos';

/** The stream plays in the page, also one that appears while the page is open. */
export default function enhance(root: HTMLElement): void {
  let known: Element | null = null;
  const look = () => {
    const link = root.querySelector('[data-youtube]');
    if (link && link !== known) enhanceVideos(root);
    known = link;
  };
  look();
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
