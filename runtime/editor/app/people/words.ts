import type { Grant, Role } from '../../contract/parts';

/** What each role may do, for those who give it. */
export const ROLE_TEXTS: Record<Role, string> = {
  viewer: 'Viewer: reads and comments',
  editor: 'Editor: changes and publishes pages',
  producer: 'Producer: also templates, linked blocks, addresses, locks',
  admin: 'Admin: also people, tokens, imports',
};

/** Why roles can't be given as they stand; null when they can. */
export function grantsProblem(grants: readonly Grant[]): string | null {
  const wrong = grants.find(({ folder }) => !/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(folder));
  if (wrong) return `“${wrong.folder}” is no folder. Write / for the whole site, or /sports.`;
  const keys = grants.map(({ website, folder, role }) => `${website} ${folder} ${role}`);
  if (new Set(keys).size < keys.length) return 'The same role is there twice.';
  return null;
}

/** The address that opens a new email with a link in it, in the admin's own mail program. */
export function mailOfLink(mail: {
  email: string;
  name: string;
  link: string;
  /** When it ends, in words. */
  ends: string;
  siteName: string;
}): string {
  const { email, name, link, ends, siteName } = mail;
  const lines = [
    `Hello ${name},`,
    `with this link you choose your password for the page editor of ${siteName}:`,
    link,
    `It works once, until ${ends}. After that, sign in with ${email} and your password.`,
  ];
  const subject = encodeURIComponent(`Your account at ${siteName}`);
  const body = encodeURIComponent(lines.join('\r\n\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

/** When a token stops to work, in words. */
export function describeEnd(endsAt: string | null, now: number, formatted: string): string {
  if (endsAt === null) return 'Never ends';
  return Date.parse(endsAt) <= now ? `Ended ${formatted}` : `Ends ${formatted}`;
}
