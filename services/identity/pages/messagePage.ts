import { html } from './html';
import { page, type SiteLook } from './page';

export interface Message {
  title: string;
  words: string;
  /** What who set up the client needs to know; empty for nothing. */
  detail: string;
  /** The way on. */
  link: { url: string; label: string };
}

/** A page that says one thing, with a way on. */
export function messagePage(look: SiteLook, message: Message): string {
  return page(
    look,
    message.title,
    html`<h1>${message.title}</h1>
      <p>${message.words}</p>
      ${message.detail === '' ? null : html`<p class="soft">${message.detail}</p>`}
      <a class="button" href="${message.link.url}">${message.link.label}</a>`,
  );
}

/** Nobody has signed in for too long, or did in another window. */
export const expired = (startUrl: string | null): Message => ({
  title: 'This page has expired',
  words: 'For your security, a sign-in page works for 30 minutes and only once.',
  detail: '',
  link:
    startUrl === null
      ? { url: '/', label: 'Go to the front page' }
      : { url: startUrl, label: 'Sign in again' },
});

export const signedOut: Message = {
  title: 'You are signed out',
  words: 'On a computer that others use, close the browser window, too.',
  detail: '',
  link: { url: '/', label: 'Go to the front page' },
};
