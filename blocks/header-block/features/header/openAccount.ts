import { startActions } from '../../../../components/sharing/startActions';

/**
 * What the account area does in the browser: links to sign in lead back to the page that they stand on, since the
 * header is the same on all pages; whoever is signed in gets more (`startReader`), and whoever is not loads none of it.
 */
export function openAccount(root: HTMLElement): void {
  startActions(() => start(root));
}

function start(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.header-account__sign-in')) {
    const url = new URL(link.href);
    url.searchParams.set('to', location.pathname + location.search);
    link.href = url.pathname + url.search;
  }
  const { readerState } = document.documentElement.dataset;
  if (readerState !== 'in' && readerState !== 'subscribed') return;
  import('./startReader').then(
    ({ startReader }) => startReader(root),
    (error: unknown) => console.error('Error on loading Login service module', error),
  );
}
