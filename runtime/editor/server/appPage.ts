import type { AppSession } from '../contract/session';
import { Html, html } from '../../../plain-pages/html';
import { iconLink } from '../../../plain-pages/PlainPages';
import type { SiteLook } from '../../../plain-pages/SiteLook';
import { scriptJson } from '../../render/escape';
import type { Session } from '../../store/staff/sessions';
import { APP_FILES, type SitePart } from '../contract/screens';
import { listRights } from './rights/rights';

/** The policy of the application: its own scripts, styles and API, and frames of previews. */
export function appPolicy(formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The page that the application runs in, with what it knows of who is signed in. */
export function appPage(
  look: SiteLook,
  { member, csrf }: Session,
  { website, timeZone, parts }: { website: string; timeZone: string; parts: SitePart[] },
): string {
  const session: AppSession = {
    name: member.name,
    email: member.email,
    website,
    siteName: look.siteName,
    timeZone,
    csrf,
    rights: listRights(member.grants, { website, folder: '/' }),
    parts,
  };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Editor | ${look.siteName}</title>
        ${iconLink(look)}
        <link rel="stylesheet" href="${APP_FILES}/main.css" data-precedence="editor" />
        <script type="application/json" id="session">
          ${new Html(scriptJson(session))}
        </script>
        <script type="module" src="${APP_FILES}/main.js"></script>
      </head>
      <body>
        <div id="editor"></div>
        <noscript>The editor needs JavaScript.</noscript>
      </body>
    </html> `.text;
}
