import { hashOf } from './hashOf';
import { html, Html } from './html';
import type { SiteLook } from './SiteLook';
import { stylesOf } from './stylesOf';

export interface Message {
  title: string;
  words: string;
  /** What who reads it may need, too. */
  detail?: string;
  /** The way on. */
  link: { url: string; label: string };
}

interface PagePolicy {
  /** Origins besides our own that its form may lead to at last. */
  formTargets?: readonly string[];
  /** What its script is called by (`hashOf`). */
  script?: string;
}

/** The pages of a site that are not made of blocks: one card below the site's name, in the site's look. */
export class PlainPages {
  private readonly styles: string;

  /** @param more styles, for pages that are laid out otherwise */
  constructor(
    readonly look: SiteLook,
    more = '',
  ) {
    this.styles = stylesOf(look) + more;
  }

  /** Their content security policy. */
  policy({ formTargets = [], script = "'none'" }: PagePolicy = {}): string {
    return [
      "default-src 'none'",
      `style-src ${hashOf(this.styles)}`,
      `script-src ${script}`,
      "font-src 'self'",
      "img-src 'self'",
      // Browsers hold what a form is redirected to against this, too: the client's address.
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; ');
  }

  /** A whole page that is one card. */
  page(title: string, content: Html): string {
    return this.document(title, html`<main><div class="card">${content}</div></main>`);
  }

  /** A whole page, with what stands below the site's name. */
  document(title: string, body: Html): string {
    const { siteName } = this.look;
    return html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${siteName}</title>
          ${iconLink(this.look)} ${new Html(`<style>${this.styles}</style>`)}
        </head>
        <body>
          <header>${this.nameplate()}</header>
          ${body}
        </body>
      </html> `.text;
  }

  /** A page that says one thing, with a way on. */
  message({ title, words, detail, link }: Message): string {
    return this.page(
      title,
      html`<h1>${title}</h1>
        <p>${words}</p>
        ${detail ? html`<p class="soft">${detail}</p>` : null}
        <a class="button" href="${link.url}">${link.label}</a>`,
    );
  }

  private nameplate(): Html {
    const { siteName, nameplate } = this.look;
    return nameplate === null
      ? html`<a href="/">${siteName}</a>`
      : html`<a href="/" aria-label="${siteName}"
          ><svg viewBox="${nameplate.viewBox.join(' ')}" fill="currentColor" aria-hidden="true">
            <use href="${nameplate.address}" /></svg
        ></a>`;
  }
}

/** Names a site's icon in the head of a page; nothing for a site without one. */
export const iconLink = ({ icon }: SiteLook): Html | null =>
  icon === null ? null : html`<link rel="icon" href="${icon}" type="image/svg+xml" />`;
