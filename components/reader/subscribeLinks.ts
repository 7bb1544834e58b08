import type { menus as Menus } from '../../properties/menus';

/** Where readers subscribe; subscribers see neither. */
export interface SubscribeLinks {
  signedOut: string;
  signedIn: string;
}

/**
 * The pages for subscribing, by environment and reader (widgets §6, platform §6). Outside production the page says
 * so to whatever sells there: nobody is charged by a test.
 * @param environment `production`, or another
 */
export function subscribeLinks(
  { subscribe, subscribeLoggedIn }: (typeof Menus)['headerLinks'],
  environment: string,
): SubscribeLinks {
  const inEnvironment = (path: string): string =>
    environment === 'production' ? path : `${path}?environment=${encodeURIComponent(environment)}`;
  return {
    signedOut: inEnvironment(subscribe.path),
    signedIn: inEnvironment(subscribeLoggedIn.path),
  };
}
