import type { BulkChange } from '../../../document/change/planChange';
import type { Grant } from '../../../store/staff/types';
import type { AuditAction } from '../../../store/tables';
import { describeGrants } from '../people/words';
import { formatMoment } from '../publish/moments';
import type { LogEntry } from './logCalls';

/** Kinds of actions, each by itself, as people look for them. */
export const ACTION_GROUPS: Readonly<
  Record<string, Partial<Readonly<Record<AuditAction, string>>>>
> = {
  Publishing: {
    publish: 'Published',
    unpublish: 'Taken down',
    rollback: 'Rolled back',
    label: 'Version labeled',
    schedule: 'Planned',
    'cancel-schedule': 'Plan canceled',
    'run-schedule': 'Plan run',
    'schedule-failed': 'Plan failed',
    expire: 'Expired',
  },
  Pages: {
    create: 'Made',
    move: 'Moved to a folder',
    archive: 'Archived',
    unarchive: 'Brought back',
    'change-drafts': 'Changed everywhere',
  },
  Collections: {
    'create-collection': 'Collection made',
    'save-collection': 'Collection saved',
  },
  Addresses: {
    'save-page-url': 'Address given',
    'save-resolver': 'Resolver saved',
    'order-resolvers': 'Resolvers ordered',
    'delete-resolver': 'Resolver deleted',
    'save-redirect': 'Redirect saved',
    'delete-redirect': 'Redirect deleted',
  },
  People: {
    'save-staff': 'Roles given',
    'invite-staff': 'Sign-in link made',
    'create-token': 'Token made',
    'revoke-token': 'Token taken back',
    'sign-in': 'Signed in',
    'sign-out': 'Signed out',
  },
};

/** The actions of a group. */
export const actionsOf = (group: string): AuditAction[] =>
  Object.keys(ACTION_GROUPS[group] ?? {}) as AuditAction[];

const ACTORS: Record<string, string> = {
  schedule: 'The schedule',
  'command-line': 'Command line',
  'first-edition': 'First edition',
};

/** Who did it, as people call them. */
export function describeActor({ actor, actorName }: Pick<LogEntry, 'actor' | 'actorName'>): string {
  if (actorName !== null) return actorName;
  if (actor.startsWith('token:')) return `Program ${actor.slice('token:'.length)}`;
  return ACTORS[actor] ?? actor;
}

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
  switch (action) {
    case 'create':
      return `Made the ${KINDS[text('kind')] ?? 'page'}.`;
    case 'publish':
      return `Published ${version}.`;
    case 'unpublish':
      return 'Took the page down.';
    case 'rollback':
      return `Went back to ${version}.`;
    case 'label':
      return text('label')
        ? `Labeled ${version} “${text('label')}”.`
        : `Took the label off ${version}.`;
    case 'schedule': {
      const zone = text('zone') || 'UTC';
      const at = (name: string) => formatMoment(text(name), zone, now);
      const end = text('expireAt') ? `, until ${at('expireAt')}` : '';
      return `Planned ${version} for ${at('publishAt')}${end}.`;
    }
    case 'cancel-schedule':
      return `Canceled the plan for ${version}.`;
    case 'run-schedule':
      return text('did') === 'expire'
        ? `Took down ${version} as planned${lateWords(detail['lateMs'])}.`
        : `Published ${version} as planned${lateWords(detail['lateMs'])}.`;
    case 'schedule-failed':
      return `Could not do what was planned with ${version}: ${text('failure')}`;
    case 'expire':
      return detail['version'] === undefined
        ? 'Expired: readers don’t get the page any more.'
        : `Expired: readers have ${version} again.`;
    case 'move':
      return `Moved it to the folder ${text('folder')}.`;
    case 'archive':
      return 'Archived the page.';
    case 'unarchive':
      return 'Brought the page back.';
    case 'change-drafts': {
      const { length } = Array.isArray(detail['documents']) ? detail['documents'] : [];
      const pages = length === 1 ? '1 page' : `${length} pages`;
      return `${describeBulk(detail['change'] as BulkChange)} on ${pages}.`;
    }
    case 'create-collection':
      return `Made the collection “${text('name') || text('collection')}”.`;
    case 'save-collection':
      return `Saved the collection “${text('name') || text('collection')}”.`;
    case 'save-page-url':
      return `Gave the page the address ${text('path')}.`;
    case 'save-resolver':
      return `Saved the resolver ${text('name') ? `“${text('name')}”` : text('id')}.`;
    case 'order-resolvers':
      return 'Put the resolvers into another order.';
    case 'delete-resolver':
      return `Deleted the resolver “${text('name')}”.`;
    case 'save-redirect':
      return `Sent readers of ${text('from')} to ${text('to')}.`;
    case 'delete-redirect':
      return `Deleted the redirect of ${text('from')} to ${text('to')}.`;
    case 'save-staff':
      return describeStaff(text('email'), detail);
    case 'invite-staff':
      return `Made a link with which ${text('email')} chooses a password.`;
    case 'create-token': {
      const roles = describeGrants((detail['grants'] ?? []) as Grant[]);
      return `Made the token “${text('name')}”: ${roles}.`;
    }
    case 'revoke-token':
      return `Took back the token “${text('name')}”.`;
    case 'sign-in':
      return 'Signed in.';
    case 'sign-out':
      return 'Signed out.';
  }
}

function describeStaff(email: string, { isActive, grants }: LogEntry['detail']): string {
  if (isActive === false) return `Dismissed ${email}.`;
  const held = (grants ?? []) as Grant[];
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
