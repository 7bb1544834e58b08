/** Ids of what the header opens. One of them is open at a time (widgets §4). */
export const POPOVERS = {
  menu: 'full-navigation',
  search: 'site-search',
  account: 'account-menu',
  notifications: 'notifications',
} as const;
