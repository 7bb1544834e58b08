/** What `broadsheet:update` brings (`fusion:live`). */
type Update = HTMLElementEventMap['broadsheet:update']['detail'];

/**
 * Decides when new posts come into the page (platform §4). While the top of the cards is in view they
 * are put there at once; to a reader further down they are offered by a button, and nothing moves.
 * What is offered is said once. `onApplied` hears of every change.
 */
export function holdUpdates(root: HTMLElement, onApplied: () => void): void {
  let said = '';
  let press: (() => void) | null = null;

  const say = (ids: readonly string[]) => {
    if (ids.join() === said) return;
    said = ids.join();
    const status = root.querySelector('[data-live-status]');
    if (status) status.textContent = ids.length > 0 ? countOf(ids) : '';
  };
  const offer = (ids: readonly string[], onPress: (() => void) | null) => {
    press = onPress;
    const button = root.querySelector<HTMLButtonElement>('[data-live-button]');
    const count = root.querySelector('[data-live-count]');
    if (!button || !count) return;
    count.textContent = countOf(ids);
    button.hidden = onPress === null;
  };
  const apply = (update: Update, ids: readonly string[], still?: Element) => {
    update.apply(still);
    for (const id of ids) document.getElementById(id)?.classList.add('live-card--new');
    offer([], null);
    onApplied();
  };

  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-live-button]')) press?.();
  });
  root.addEventListener('broadsheet:update', (event) => {
    event.preventDefault();
    const update = event.detail;
    const ids = newCards(root, update.fresh);
    const top = root.querySelector('[data-live-cards]');
    if (ids.length === 0) {
      apply(update, ids);
    } else if (!top || top.getBoundingClientRect().top >= 0) {
      apply(update, ids, top ?? undefined);
    } else {
      offer(ids, () => {
        apply(update, ids);
        showCard(ids[0] ?? '');
      });
    }
    say(ids);
  });
}

/** Ids of the cards that the page does not hold yet, in their order. */
function newCards(root: HTMLElement, fresh: Element | null): string[] {
  const ids = [...(fresh?.querySelectorAll('.live-card') ?? [])].map(({ id }) => id);
  return ids.filter((id) => !root.querySelector(`#${CSS.escape(id)}`));
}

function countOf({ length }: readonly string[]): string {
  return `${length} new update${length === 1 ? '' : 's'}`;
}

function showCard(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const target =
    card?.querySelector<HTMLElement>('.live-card__title a') ?? card?.querySelector('summary');
  target?.focus({ preventScroll: true });
}
