import broadsheet, { look } from './sites/broadsheet';

/**
 * How the pages of each site look that are not made of blocks: sign-in, messages, answers to forms. A site that
 * states no look of its own has a neutral one.
 */
export const looks = {
  broadsheet: { siteName: broadsheet.siteName, ...look },
};
