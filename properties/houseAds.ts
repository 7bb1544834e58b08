export interface HouseAd {
  title: string;
  text: string;
  /** What the link says. */
  action: string;
  url: string;
}

/**
 * The paper's own ads: they fill a slot that no one has bought. In order, one slot after the other. None asks to
 * subscribe: pages are the same for all, and subscribers are not asked (platform §6).
 */
export const houseAds: readonly HouseAd[] = [
  {
    title: 'The morning in your inbox',
    text: 'Eight newsletters from the newsroom. Pick the one that knows your street.',
    action: 'Choose a newsletter',
    url: '/newsletters/',
  },
  {
    title: 'Meet the people who report it',
    text: 'Talks, walks and live interviews with the newsroom, all over the region.',
    action: 'See the events',
    url: '/inquirer-live/',
  },
  {
    title: 'Seen something?',
    text: 'Tips have started half of our investigations. Ours stay confidential.',
    action: 'Send a tip',
    url: '/about/',
  },
  {
    title: 'Where to eat tonight',
    text: 'Our critics pay for their own meals, so you can trust what they say about yours.',
    action: 'Read Food',
    url: '/food/',
  },
  {
    title: 'Support local news',
    text: 'Gifts from readers keep our public-service reporting free for everyone.',
    action: 'Donate',
    url: '/donate/',
  },
];
