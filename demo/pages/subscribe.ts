import { feature, footer, header, type SeedNode } from './nodes';
import type { SeedPage } from './SeedPage';

interface SubscribePage {
  id: string;
  name: string;
  url: string;
  description: string;
  block: SeedNode;
}

/** Where readers subscribe, and where those who lack the e-edition are led. */
const PAGES: SubscribePage[] = [
  {
    id: 'subscribe',
    name: 'Subscribe',
    url: '/subscribe_today',
    description: 'Plans and prices of The Broadsheet: Digital, Digital ad-free and Premium.',
    block: feature('plans', 'subscribe-plans-block/subscribe-plans', {
      title: 'Subscribe to The Broadsheet',
      description: 'A subscription pays for reporters who sit through the meetings.',
    }),
  },
  {
    id: 'subscribe-member',
    name: 'Subscribe with your account',
    url: '/subscribe_loggedin',
    description: 'Add a subscription to your account.',
    block: feature('plans', 'subscribe-plans-block/subscribe-plans', {
      title: 'Add a subscription to your account',
      description: 'One step more: your newsletters and saved stories stay as they are.',
    }),
  },
  {
    id: 'upgrade',
    name: 'Upgrade to Premium',
    url: '/upgrade',
    description: 'Read each page of the printed paper: the e-edition comes with Premium.',
    block: feature('upsell', 'upsell-block/upsell'),
  },
];

export const subscribePages = (): SeedPage[] =>
  PAGES.map(({ id, name, url, description, block }) => ({
    document: {
      id,
      kind: 'page',
      name,
      layout: 'full',
      meta: { 'page-type': 'static', title: name, description },
      sections: { header: header(), main: [block], footer },
    },
    url,
  }));
