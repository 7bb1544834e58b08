/**
 * Closes a menu of share options as platform §4 says: on a choice (`onChoice`), on blur, on Escape, on Tab from the
 * last option, and on a press elsewhere.
 *
 * @param menu a native disclosure with `[data-share]` options
 * @param onChoice does what was chosen; tells whether nothing is left for the browser to do
 */
export function closeMenu(
  menu: HTMLDetailsElement,
  onChoice: (option: HTMLElement) => boolean,
): void {
  const page = menu.ownerDocument;
  const button = menu.querySelector('summary');
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
    if (onChoice(option)) event.preventDefault();
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
