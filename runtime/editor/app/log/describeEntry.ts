import type { AuditAction, LogEntry } from '../../contract/log';
import type { Grant } from '../../contract/parts';
import type { BulkChange } from '../../../document/change/planChange';
import { describeGrants } from '../shared/describeGrants';
import { formatMoment } from '../shared/moments';

/** What the log knows of something that was done. */
interface Known {
  detail: LogEntry['detail'];
  /** A word or a number of the detail, by its name; empty where it is not known. */
  text: (name: string) => string;
  /** "version 3". */
  version: string;
  /** ms since 1970. */
  now: number;
}
type Sentence = (known: Known) => string;

/** By action; a server that is newer than this tab may know others, which are said by their names. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  create: ({ text }) => `Made the ${KINDS[text('kind')] ?? 'page'}.`,
  publish: ({ version }) => `Published ${version}.`,
  unpublish: () => 'Took the page down.',
  rollback: ({ version }) => `Went back to ${version}.`,
  label: ({ text, version }) =>
    text('label') ? `Labeled ${version} “${text('label')}”.` : `Took the label off ${version}.`,
  schedule: ({ text, version, now }) => {
    const at = (name: string) => formatMoment(text(name), text('zone') || 'UTC', now);
    const end = text('expireAt') ? `, until ${at('expireAt')}` : '';
    return `Planned ${version} for ${at('publishAt')}${end}.`;
  },
  'cancel-schedule': ({ version }) => `Canceled the plan for ${version}.`,
  'run-schedule': ({ detail, text, version }) => {
    const did = text('did') === 'expire' ? 'Took down' : 'Published';
    return `${did} ${version} as planned${lateWords(detail['lateMs'])}.`;
  },
  'schedule-failed': ({ text, version }) =>
    `Could not do what was planned with ${version}: ${text('failure')}`,
  expire: ({ detail, version }) =>
    detail['version'] === undefined
      ? 'Expired: readers don’t get the page any more.'
      : `Expired: readers have ${version} again.`,
  move: ({ text }) => `Moved it to the folder ${text('folder')}.`,
  archive: () => 'Archived the page.',
  unarchive: () => 'Brought the page back.',
  'change-drafts': ({ detail }) => {
    const { length } = Array.isArray(detail['documents']) ? detail['documents'] : [];
    const pages = length === 1 ? '1 page' : `${length} pages`;
    return `${describeBulk(detail['change'] as BulkChange)} on ${pages}.`;
  },
  'create-collection': ({ text }) => `Made the collection “${text('name') || text('collection')}”.`,
  'save-collection': ({ text }) => `Saved the collection “${text('name') || text('collection')}”.`,
  'create-listing': ({ text }) => `Made the listing “${text('name') || text('listing')}”.`,
  'save-listing': ({ detail, text }) =>
    `Saved the listing “${text('name') || text('listing')}”${detail['isShown'] === true ? '' : ', which readers don’t see'}.`,
  'save-edition': ({ detail, text }) =>
    `Saved the edition ${text('page')}${detail['isOn'] === true ? ', sent by its schedule' : ''}.`,
  'delete-edition': () => 'Deleted an edition of a newsletter.',
  'test-edition': ({ text }) => `Sent a test of a newsletter to ${text('address')}.`,
  'send-edition': () => 'Sent an edition of a newsletter by hand.',
  'save-page-url': ({ text }) => `Gave the page the address ${text('path')}.`,
  'save-resolver': ({ text }) =>
    `Saved the resolver ${text('name') ? `“${text('name')}”` : text('id')}.`,
  'order-resolvers': () => 'Put the resolvers into another order.',
  'delete-resolver': ({ text }) => `Deleted the resolver “${text('name')}”.`,
  'save-redirect': ({ text }) => `Sent readers of ${text('from')} to ${text('to')}.`,
  'delete-redirect': ({ text }) => `Deleted the redirect of ${text('from')} to ${text('to')}.`,
  'save-staff': ({ detail, text }) => describeStaff(text('email'), detail),
  'invite-staff': ({ text }) => `Made a link with which ${text('email')} chooses a password.`,
  'create-token': ({ detail, text }) =>
    `Made the token “${text('name')}”: ${describeGrants(grantsIn(detail))}.`,
  'revoke-token': ({ text }) => `Took back the token “${text('name')}”.`,
  'sign-in': () => 'Signed in.',
  'sign-out': () => 'Signed out.',
} satisfies Record<AuditAction, Sentence>;

const KINDS: Record<string, string> = { page: 'page', template: 'template', block: 'linked block' };

/**
 * What was done, in a sentence; the document that it was done to stands beside it.
 * @param now ms since 1970
 */
export function describeEntry({ action, detail }: LogEntry, now: number): string {
  const text = (name: string): string => {
    const value = detail[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const version = `version ${text('version') || '?'}`;
  return SENTENCES[action]?.({ detail, text, version, now }) ?? `${action}.`;
}

const grantsIn = ({ grants }: LogEntry['detail']) => (grants ?? []) as Grant[];

function describeStaff(email: string, detail: LogEntry['detail']): string {
  if (detail['isActive'] === false) return `Dismissed ${email}.`;
  const held = grantsIn(detail);
  return held.length === 0
    ? `Took all roles from ${email}.`
    : `Made ${email} ${describeGrants(held)}.`;
}

/** What was changed wherever it was found. */
function describeBulk(change: BulkChange): string {
  switch (change.kind) {
    case 'rename-block':
      return `Replaced the block ${change.from} with ${change.to}`;
    case 'rename-field':
      return `Kept “${change.from}” of ${change.block} as “${change.to}”`;
    case 'set-field':
      return `Set “${change.field}” of ${change.block}`;
    case 'replace-text':
      return change.to
        ? `Replaced “${change.from}” with “${change.to}”`
        : `Took out “${change.from}”`;
    case 'replace-source':
      return `Replaced the source ${change.from} with ${change.to}`;
  }
}

/** ms: what is later than this is told. */
const LATE_MS = 5000;

function lateWords(ms: unknown): string {
  if (typeof ms !== 'number' || ms < LATE_MS) return '';
  const minutes = Math.round(ms / 60_000);
  return minutes < 2
    ? `, ${Math.round(ms / 1000)} seconds late`
    : `, ${new Intl.NumberFormat('en-US').format(minutes)} minutes late`;
}
