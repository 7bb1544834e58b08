import { recordOriginalLocation } from '../../../../components/analytics/originalLocation';
import { startExperiments } from '../../../../components/experiments/startExperiments';
import { followSearchForm } from '../../../../components/fronts/enhanceSearchForm';

/** px scrolled past which the bar turns compact, and under which it expands (widgets §4, §9). */
const COMPACT_PAST = 70;
const EXPAND_UNDER = 5;

/** What the header does beyond its HTML. Menus open and close by themselves (popover). */
export default function enhance(root: HTMLElement): void {
  for (const popover of root.querySelectorAll<HTMLElement>('[popover]'))
    followPopover(root, popover);
  const search = root.querySelector<HTMLFormElement>('search form');
  if (search) followSearchForm(search);
  followScroll(root);
  markCurrentSection(root);
  openMastheadClose(root);
  recordOriginalLocation();
  startExperiments();
  wakeAccount(root);
}

/** The account area: at once for who is signed in, for others when they look at it; on a site without accounts never. */
function wakeAccount(root: HTMLElement): void {
  if (!root.querySelector('[data-login]')) return;
  const wake = (): void => {
    import('./openAccount').then(
      ({ openAccount }) => openAccount(root),
      (error: unknown) => console.error('Error on loading Login service module', error),
    );
  };
  const { readerState = 'out' } = document.documentElement.dataset;
  if (readerState === 'out')
    root.querySelector('.header-account')?.addEventListener('toggle', wake, { once: true });
  else wake();
}

/** Says on its buttons whether a popover is open; closes it when the focus has left it. */
function followPopover(root: HTMLElement, popover: HTMLElement): void {
  const openers = root.querySelectorAll(
    `[popovertarget="${popover.id}"]:not([popovertargetaction="hide"])`,
  );
  const tell = (isOpen: boolean) => {
    for (const opener of openers) opener.setAttribute('aria-expanded', String(isOpen));
  };
  tell(false);
  popover.addEventListener('toggle', (event) => tell(event.newState === 'open'));
  // A link to a part of the page that one is on leaves nothing over it.
  popover.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.hash !== '' && link.pathname === location.pathname) popover.hidePopover();
  });
  popover.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element) || popover.contains(relatedTarget)) return;
    // A press on its own button closes it already; twice would open it again.
    if (relatedTarget.closest(`[popovertarget="${popover.id}"]`)) return;
    popover.hidePopover();
  });
}

/** Marks the bar compact; what stands above the masthead moves both thresholds (widgets §4). */
function followScroll(root: HTMLElement): void {
  const masthead = root.querySelector<HTMLElement>('.header__masthead');
  if (!masthead) return; // compact from the start
  const update = () => {
    const scrolled = window.scrollY - masthead.offsetTop;
    if (scrolled > COMPACT_PAST) root.classList.add('is-compact');
    else if (scrolled < EXPAND_UNDER) root.classList.remove('is-compact');
    // Nothing that is out of sight takes the focus.
    masthead.classList.toggle('is-away', scrolled > masthead.offsetHeight);
  };
  window.addEventListener('scroll', update);
  update();
}

/** The section one reads in is marked in the row of sections. */
function markCurrentSection(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.header__sections a')) {
    const path = link.pathname.replace(/\/?$/, '/');
    const here = location.pathname.replace(/\/?$/, '/');
    if (here === path) link.setAttribute('aria-current', 'page');
    else if (here.startsWith(path)) link.setAttribute('aria-current', 'true');
  }
}

/** The masthead ad's button removes it for good. */
function openMastheadClose(root: HTMLElement): void {
  const ad = root.querySelector('.masthead-ad');
  const button = ad?.querySelector<HTMLButtonElement>('.masthead-ad__close');
  if (!ad || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    ad.remove();
    root.querySelector<HTMLElement>('.header__logo')?.focus({ preventScroll: true });
  });
}
