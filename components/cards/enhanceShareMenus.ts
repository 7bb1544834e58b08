import { shareStory } from './shareStory';
import { toastOf } from './showToast';

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
    if (shareStory(option, menu.dataset.shareMenu ?? '')) event.preventDefault();
    close();
    button?.focus();
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
