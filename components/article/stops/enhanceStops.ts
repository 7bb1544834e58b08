import { pathOfState, stopOfHash, stopPath } from './stopPath';

/**
 * Shows the way through a story of choices. Which stop is seen is a matter of the address alone
 * (`:target`), so Back, reload and shared links work; the way is kept with each entry of the
 * history.
 */
export function enhanceStops(root: HTMLElement): void {
  const story = root.querySelector<HTMLElement>('[data-stops]');
  const crumbs = story?.querySelector<HTMLElement>('.stops__way');
  if (!story || !crumbs) return;
  const first = Number(story.dataset['stops']);
  const start = stopOfHash(location.hash) ?? first;
  let path = pathOfState(history.state, start) ?? [...new Set([first, start])];
  let next: number[] | null = null;

  const show = (): void => {
    crumbs.replaceChildren(
      ...path.map((number, index) => crumb(number, index === path.length - 1)),
    );
  };
  const keep = (): void => {
    history.replaceState({ ...(history.state as object | null), stops: path }, '');
  };

  story.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const stop = link ? stopOfHash(link.hash) : null;
    if (stop !== null) next = stop === first ? [first] : stopPath(path, stop);
  });
  window.addEventListener('hashchange', () => {
    const stop = stopOfHash(location.hash) ?? first;
    path = pathOfState(history.state, stop) ?? next ?? stopPath(path, stop);
    next = null;
    keep();
    show();
    story.querySelector<HTMLElement>(`#stop-${stop}-title`)?.focus({ preventScroll: true });
  });
  keep();
  show();
}

function crumb(number: number, isHere: boolean): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#stop-${number}`;
  link.textContent = `Stop ${number}`;
  if (isHere) link.setAttribute('aria-current', 'step');
  item.append(link);
  return item;
}
