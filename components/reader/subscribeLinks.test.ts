import { menus } from '../../properties/menus';
import { subscribeLinks } from './subscribeLinks';

it.each([
  ['production', '/subscribe_today/', '/subscribe_loggedin/'],
  [
    'sandbox & more',
    '/subscribe_today/?environment=sandbox%20%26%20more',
    '/subscribe_loggedin/?environment=sandbox%20%26%20more',
  ],
])(
  'In %s readers subscribe at pages that say so (widgets §6)',
  (environment, signedOut, signedIn) => {
    expect(subscribeLinks(menus.headerLinks, environment)).toEqual({ signedOut, signedIn });
  },
);
