import { enhanceElapsed } from './enhanceElapsed';

/** The age of a young story; the share menu comes alive with the first sign that it is wanted. */
export default function enhance(root: HTMLElement): void {
  enhanceElapsed(root);
  const menu = root.querySelector<HTMLElement>('[data-share-menu]');
  const wake = (): void => {
    void import('../../../../components/cards/enhanceShareMenus').then(({ enhanceShareMenus }) =>
      enhanceShareMenus(root),
    );
  };
  for (const sign of ['pointerenter', 'focusin', 'toggle']) {
    menu?.addEventListener(sign, wake, { once: true });
  }
}
