const FLASH = 'is-new';

/**
 * Lets scores (`data-score`) below `root` shine for a moment when their text changes. How, and
 * whether at all, is in the style sheet: readers may want no motion.
 */
export function flashScores(root: HTMLElement): void {
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const score = target.parentElement?.closest<HTMLElement>('[data-score]');
      if (score && target.nodeValue !== oldValue) flash(score);
    }
  }).observe(root, { subtree: true, characterData: true, characterDataOldValue: true });
  // One for all: scores that change again before the motion ends would pile up listeners.
  root.addEventListener('animationend', ({ target }) => {
    if (target instanceof Element) target.classList.remove(FLASH);
  });
}

function flash(score: HTMLElement): void {
  score.classList.remove(FLASH);
  // Read, so that the browser begins the motion anew.
  void score.offsetWidth;
  score.classList.add(FLASH);
}
