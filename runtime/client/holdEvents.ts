/**
 * ms for which a press that also works without script is held back; then the browser does what it
 * would have done.
 */
const HOLD_LIMIT = 5000;

/** Buttons that need the block; those that open a popover or dialog by themselves are left alone. */
const PRESSABLE =
  'button:not([popovertarget],[commandfor]),[role="button"],input[type="submit"],input[type="button"]';

export interface HeldEvents {
  /** Holds an event that came before this was listening. */
  take: (event: Event) => void;
  /** Lets go of the element; what was held happens now. */
  release: () => void;
}

/**
 * Keeps what a reader does to a block that is still loading: presses of buttons and sent forms are
 * stopped and happen again on release, a key is told again. Of several only the last counts, and a
 * press more than a key. Links are not held: they lead away whether the block lives or not.
 */
export function holdEvents(element: HTMLElement): HeldEvents {
  const events = ['click', 'submit', 'keydown'] as const;
  let press: (() => void) | null = null;
  let key: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: Event, again: () => void, worksAlone: boolean) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute('aria-busy', 'true');
    press = again;
    clearTimeout(timer);
    if (worksAlone) timer = setTimeout(release, HOLD_LIMIT);
  };
  const take = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'keydown') {
      key = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    } else if (event.type === 'submit') {
      const { submitter } = event as SubmitEvent;
      hold(event, () => (target as HTMLFormElement).requestSubmit(submitter), true);
    } else if (event.type === 'click') {
      const button = target.closest<HTMLElement>(PRESSABLE);
      if (!button || !element.contains(button)) return;
      hold(event, () => button.click(), Boolean((button as HTMLButtonElement).form));
    }
  };
  const release = () => {
    clearTimeout(timer);
    for (const type of events) element.removeEventListener(type, take, true);
    element.removeAttribute('aria-busy');
    const again = press ?? key;
    press = key = null;
    again?.();
  };

  for (const type of events) element.addEventListener(type, take, true);
  return { take, release };
}
