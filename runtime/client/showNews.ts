import { changedNews, newsOf } from './announce';
import { keepPlace } from './keepPlace';
import { keepRoom } from './keepRoom';
import { offerUpdate } from './offerUpdate';
import { patchBlock } from './patchBlock';

export interface NewsListeners {
  announce: (text: string) => void;
  onPatched: (block: Element) => void;
}

/** Shows a block's new markup, now or when the block says so, where its reader is, and says what is news. */
export function showNews(
  block: HTMLElement,
  fresh: Element | null,
  listeners: NewsListeners,
): void {
  offerUpdate(block, fresh, (newest, still) => {
    const before = newsOf(block);
    keepRoom(block);
    keepPlace(block, () => patchBlock(block, newest), still);
    const news = changedNews(before, newsOf(block));
    if (news) listeners.announce(news);
    listeners.onPatched(block);
  });
}
