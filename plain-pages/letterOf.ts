import { html, Html } from './html';
import type { LookColors, LookFont, SiteLook } from './SiteLook';

/** What a letter to one reader says. */
export interface Letter {
  title: string;
  /** Paragraphs before the button. */
  words: readonly string[];
  button?: { url: string; label: string };
  /** Small print after it. */
  after?: readonly string[];
  /** Why it came, and from where. */
  foot: string;
  /** Below that, such as the way to get no more of it. */
  links?: readonly { url: string; label: string }[];
}

/** A letter as it is mailed: as markup, and as the same in words alone. */
export interface MailedLetter {
  html: string;
  text: string;
}

/**
 * A letter in the look of a site, made of what all mail programs can show: a table, styles at each element, and
 * a style sheet for those that know the dark scheme. It asks for nothing over the network.
 */
export function letterOf(look: SiteLook, letter: Letter): MailedLetter {
  return { html: markupOf(look, letter), text: textOf(look, letter) };
}

function markupOf(
  look: SiteLook,
  { title, words, button, after = [], foot, links = [] }: Letter,
): string {
  const { siteName, fonts, colors } = look;
  const { paper, surface, ink, inkSoft, rule } = colors.light;
  const text = `font:16px/1.5 ${familiesOf(fonts.text)}`;
  const small = `font:13px/1.5 ${familiesOf(fonts.text)};color:${inkSoft}`;
  const headings = familiesOf(fonts.headings);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${new Html(`<style>${darkRules(colors.dark)}</style>`)}
      </head>
      <body class="ground" style="margin:0;padding:0;background:${surface}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          class="ground"
          style="background:${surface}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                class="card"
                style="max-width:560px;background:${paper};border:1px solid ${rule};border-top:3px solid ${ink}"
              >
                <tr>
                  <td
                    align="left"
                    class="name"
                    style="padding:20px 28px 0;font:600 18px/1.2 ${headings};color:${ink}"
                  >
                    ${siteName}
                  </td>
                </tr>
                <tr>
                  <td align="left" class="ink" style="padding:20px 28px 28px;${text};color:${ink}">
                    <h1
                      class="ink"
                      style="margin:0 0 12px;font:600 26px/1.2 ${headings};color:${ink}"
                    >
                      ${title}
                    </h1>
                    ${paragraphs(words, `margin:0 0 12px;${text}`)}${buttonOf(look, button)}${paragraphs(after, `margin:12px 0 0;${small}`, 'soft')}
                  </td>
                </tr>
              </table>
              <p class="soft" style="max-width:560px;margin:16px auto 0;padding:0 12px;${small}">
                ${foot}${footLinks(look, links)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

function buttonOf({ fonts, colors }: SiteLook, button: Letter['button']): Html | null {
  if (!button) return null;
  const { ink, paper, link } = colors.light;
  const label = `display:inline-block;padding:12px 24px;background:${ink};color:${paper};text-decoration:none;font:600 16px/1.25 ${familiesOf(fonts.text)}`;
  return html`<p style="margin:20px 0">
      <a class="button" href="${button.url}" style="${label}">${button.label}</a>
    </p>
    <p
      class="soft"
      style="margin:0;font:13px/1.5 ${familiesOf(fonts.text)};color:${colors.light.inkSoft}"
    >
      If the button does not work, open this address:<br /><a
        class="link"
        href="${button.url}"
        style="color:${link};word-break:break-all"
        >${button.url}</a
      >
    </p>`;
}

const footLinks = ({ colors }: SiteLook, links: NonNullable<Letter['links']>): Html =>
  new Html(
    links
      .map(
        ({ url, label }) =>
          html`<br /><a class="link" href="${url}" style="color:${colors.light.link}">${label}</a>`
            .text,
      )
      .join(''),
  );

const paragraphs = (texts: readonly string[], style: string, name = 'ink'): Html =>
  new Html(
    texts.map((words) => html`<p class="${name}" style="${style}">${words}</p>`.text).join(''),
  );

function textOf(
  { siteName }: SiteLook,
  { title, words, button, after = [], foot, links = [] }: Letter,
): string {
  const parts = [
    siteName,
    title,
    ...words,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    `-- \n${[foot, ...links.map(({ url, label }) => `${label}: ${url}`)].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** In double quotes an attribute would end. */
const familiesOf = ({ families }: LookFont): string =>
  families.map((family) => (/^[\w-]+$/.test(family) ? family : `'${family}'`)).join(',');

const darkRules = ({ paper, surface, ink, inkSoft, rule, link }: LookColors): string =>
  `@media (prefers-color-scheme:dark){.ground{background:${surface}!important}` +
  `.card{background:${paper}!important;border-color:${rule}!important;border-top-color:${ink}!important}` +
  `.ink,.name{color:${ink}!important}.soft{color:${inkSoft}!important}.link{color:${link}!important}` +
  `.button{background:${ink}!important;color:${paper}!important}}`;
