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
