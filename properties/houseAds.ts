export interface HouseAd {
  title: string;
  text: string;
  /** What the link says. */
  action: string;
  url: string;
}

/** The paper's own ads: they fill a slot that no one has bought. In order, one slot after the other. */
export const houseAds: readonly HouseAd[] = [
  {
    title: 'The morning in your inbox',
    text: 'Eight newsletters from the newsroom. Pick the one that knows your street.',
    action: 'Choose a newsletter',
    url: '/newsletters/',
  },
  {
    title: 'Local news needs local readers',
    text: 'A subscription pays for the reporter at the zoning board.',
    action: 'Subscribe',
    url: '/subscribe_today/',
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
