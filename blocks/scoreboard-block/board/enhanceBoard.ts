import { enhanceVideos } from '../../../components/article/enhanceVideos';
import { flashScores } from '../../../components/sports/flashScores';

const known = new WeakSet<Element>();

/** New scores shine; the live stream becomes a player when it is pressed, also one that came later. */
export function enhanceBoard(root: HTMLElement): void {
  const wakeStream = () => {
    for (const media of root.querySelectorAll<HTMLElement>('.scoreboard__media')) {
      if (known.has(media)) continue;
      known.add(media);
      enhanceVideos(media);
    }
  };
  wakeStream();
  new MutationObserver(wakeStream).observe(root, { childList: true, subtree: true });
  flashScores(root);
}
