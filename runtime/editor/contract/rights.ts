/** What staff may be allowed to do. */
export const RIGHTS = [
  /** See pages, drafts, versions and the log. */
  'read',
  'comment',
  /** Change the drafts of pages, and order collections. */
  'edit',
  /** Publish, schedule, roll back and take down pages. */
  'publish',
  /** The same for what many pages share: templates and linked blocks. */
  'edit-shared',
  'publish-shared',
  /** Addresses: resolvers and redirects. */
  'route',
  /** Lock blocks and fields, and change what is locked. */
  'lock',
  /** Staff, their roles, tokens, imports. */
  'manage',
] as const;
export type Right = (typeof RIGHTS)[number];

export { ROLES } from '../../store/staff/types';
