/** The subscription service, as browsers reach it. */
const SERVICE = '/gateway/subscriptions';

export const SUBSCRIBE_PATHS = {
  /** Takes the plan that was chosen on to its review: `plan`, `interval`. */
  checkout: `${SERVICE}/checkout`,
  /** Where the server decides who gets what: the plan with the e-edition, a change to it, or the e-edition itself. */
  upgrade: `${SERVICE}/upgrade`,
  eEdition: `${SERVICE}/e-edition`,
  /** The subscription of who is signed in. */
  subscription: '/account/subscription/',
} as const;

/**
 * Where the e-edition is: past the server's check where the publisher has one, else on the site's own page of the day's
 * paper.
 * @param address `E_EDITION_URL` of the environment
 * @param page the page of the day's paper
 */
export const eEditionPath = (address: string | undefined, page: string): string =>
  address ? SUBSCRIBE_PATHS.eEdition : page;

/** The e-edition that is made of our own stories: the newest paper. */
export const OWN_E_EDITION = '/gateway/e-edition/';

/** The paper of a day in it. @param day `2026-11-21` */
export const eEditionFile = (day: string): string => `${OWN_E_EDITION}${day}.pdf`;
