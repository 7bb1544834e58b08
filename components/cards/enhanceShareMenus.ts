import { pushToDataLayer } from '../analytics/pushToDataLayer';
import { copyText } from './copyText';
import { showToast, toastOf } from './showToast';

/** px (platform §7, widgets §9). */
export const SHARE_WINDOW = { width: 626, height: 436 } as const;

/**
 * Brings the share menus below `root` to life (platform §4, widgets §4): "Copy link" with its toast,
 * the share window, and closing on a choice, on blur, on Escape and on Tab from the last option.
 */
export function enhanceShareMenus(root: HTMLElement): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-share-menu]')) {
    if (menu.dataset.isReady === 'true') continue;
    menu.dataset.isReady = 'true';
    enhanceShareMenu(menu);
  }
}

function enhanceShareMenu(menu: HTMLDetailsElement): void {
  const page = menu.ownerDocument;
  const button = menu.querySelector('summary');
  const copy = menu.querySelector<HTMLElement>('[data-share="copy"]');
  copy?.closest('li')?.removeAttribute('hidden');
  toastOf(page);

  const close = (): void => {
    menu.open = false;
  };
  // Some browsers give no focus to what is pressed: a press inside must not count as blur.
  let isPressed = false;
  menu.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  page.addEventListener('pointerdown', (event) => {
    if (menu.open && !isInside(menu, event.target)) close();
  });
  for (const end of ['pointerup', 'pointercancel']) {
    page.addEventListener(end, () => {
      isPressed = false;
    });
  }

  menu.addEventListener('focusout', (event) => {
    if (!isPressed && !isInside(menu, event.relatedTarget)) close();
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      event.stopPropagation();
      close();
      button?.focus();
    } else if (event.key === 'Tab' && !event.shiftKey && event.target === lastOption(menu)) {
      close();
    }
  });
  menu.addEventListener('click', (event) => {
    const option = optionOf(event.target);
    if (!option) return;
    report(option.dataset.share ?? '');
    if (option === copy) void copyLink(menu, page);
    else if (openPopup(option)) event.preventDefault();
    close();
    button?.focus();
  });
}

async function copyLink(menu: HTMLElement, page: Document): Promise<void> {
  const isCopied = await copyText(menu.dataset.shareMenu ?? '', page);
  if (isCopied) showToast('Link copied to clipboard', page);
}

/** Opens the share window; tells whether it is open, otherwise the link is followed. */
function openPopup(option: HTMLElement): boolean {
  if (!(option instanceof HTMLAnchorElement) || option.target !== '_blank') return false;
  const { width, height } = SHARE_WINDOW;
  const popup = window.open(option.href, 'share', `popup,width=${width},height=${height}`);
  if (popup) popup.opener = null;
  return popup !== null;
}

/** A click event for the data layer (widgets §7). Nothing leaves the page here. */
function report(choice: string): void {
  pushToDataLayer({
    event: 'interaction_event',
    userInteraction: 'social-share',
    interactionType: 'click',
    interactionDetail: choice,
  });
}

function optionOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null;
}

function lastOption(menu: HTMLElement): Element | undefined {
  return [...menu.querySelectorAll('[data-share]')].at(-1);
}

function isInside(menu: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}
