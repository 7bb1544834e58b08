/**
 * Leaves the plays that are shown (`data-latest`) until the page is loaded anew: what is played doesn't
 * take away what a reader has before their eyes.
 */
export function keepShown(root: Element, fresh: Element): void {
  for (const play of fresh.querySelectorAll('.play:not([data-latest])')) {
    const own = document.getElementById(play.id);
    if (own && root.contains(own) && 'latest' in own.dataset) play.setAttribute('data-latest', '');
  }
}
