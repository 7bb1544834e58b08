/**
 * Brings the share menus below `root` to life with the first sign that one is wanted: blocks that wake with the
 * page load nothing for them before.
 */
export function wakeShareMenus(root: HTMLElement): void {
  const wake = (): void => {
    import('./enhanceShareMenus').then(
      ({ enhanceShareMenus }) => enhanceShareMenus(root),
      // Without it the menu opens, and its links work.
      (error: unknown) => console.error('The share menu stays as it is', error),
    );
  };
  for (const menu of root.querySelectorAll('[data-share-menu]')) {
    for (const sign of ['pointerenter', 'focusin', 'toggle']) {
      menu.addEventListener(sign, wake, { once: true });
    }
    // The sign may have come before anybody listened.
    if (menu.matches('[open], :hover, :focus-within')) wake();
  }
}
