import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { mayBeginByItself } from '../../../../components/article/youTubeWish';

/** The stream plays in the page, also one that appears while the page is open. */
export default function enhance(root: HTMLElement): void {
  let known: Element | null = null;
  const look = () => {
    const video = root.querySelector('.video');
    if (video === known) return;
    known = video;
    if (!video) return;
    enhanceVideos(root);
    const link = root.querySelector<HTMLAnchorElement>('[data-autoplay] a[data-youtube]');
    if (link && mayBeginByItself()) {
      void import('../../../../components/article/player/startYouTube').then(({ startYouTube }) =>
        startYouTube(link, false),
      );
    }
  };
  look();
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
