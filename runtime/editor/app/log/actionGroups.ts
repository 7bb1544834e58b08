import type { AuditAction } from '../../contract/log';

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
  Listings: {
    'create-listing': 'Listing made',
    'save-listing': 'Listing saved',
  },
  Newsletters: {
    'save-edition': 'Edition saved',
    'delete-edition': 'Edition deleted',
    'test-edition': 'Test sent',
    'send-edition': 'Sent by hand',
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
export const actionsOf = (group: string): string[] => Object.keys(ACTION_GROUPS[group] ?? {});
