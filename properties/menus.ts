export interface MenuLink {
  title: string;
  path: string;
  /** Not shown on large screens (widgets §2). */
  isHiddenOnLarge?: boolean;
  /** Anchor added for a reader who is logged in (platform §2). */
  loggedInAnchor?: `#${string}`;
}

export interface MenuGroup {
  id: string;
  /** The first item of the column, a heading that is a link. */
  heading: MenuLink;
  links: readonly MenuLink[];
  /** Opinion and Life are laid out in their own way (widgets §2). */
  hasSpecialLayout: boolean;
}

export interface FooterGroup {
  id: string;
  title: string;
  links: readonly MenuLink[];
}

const link = (title: string, path: string): MenuLink => ({ title, path });

const NEWSLETTERS: MenuLink = {
  ...link('Newsletters', '/newsletters/'),
  loggedInAnchor: '#emailpreferences',
};

/** The row of top sections (platform §2). */
const topNavigation: readonly MenuLink[] = [
  link('News', '/news/'),
  link('Sports', '/sports/'),
  link('Business', '/business/'),
  link('Opinion', '/opinion/'),
  link('Politics', '/politics/'),
  link('Entertainment', '/entertainment/'),
  link('Life', '/life/'),
  link('Food', '/food/'),
  link('Health', '/health/'),
  link('Real Estate', '/real-estate/'),
  link('Philly First', '/philly-first/'),
  link('Obituaries', '/obituaries/'),
  link('Jobs', '/jobs/'),
];

const group = (heading: MenuLink, links: readonly MenuLink[], id: string): MenuGroup => ({
  id,
  heading,
  links,
  hasSpecialLayout: id === 'opinion' || id === 'life',
});

/** The 11 columns of the full-screen menu (platform §2, widgets §2). */
const megaMenu: readonly MenuGroup[] = [
  group(
    link('News', '/news/'),
    [
      { title: 'Local News', path: '/news/', isHiddenOnLarge: true },
      link('Politics', '/politics/'),
      link('New Jersey', '/news/new-jersey/'),
      link('Pennsylvania', '/news/pennsylvania/'),
      link('Nation & World', '/news/nation-world/'),
      link('Education', '/education/'),
      link('Obituaries', '/obituaries/'),
      link('Weather', '/weather/'),
      link('En Español', '/espanol/'),
    ],
    'news',
  ),
  group(
    link('Sports', '/sports/'),
    [
      link('Eagles', '/eagles'),
      link('Phillies', '/phillies'),
      link('Sixers', '/sixers'),
      link('Flyers', '/flyers'),
      link('Union', '/soccer'),
      link('Gameday Central', '/sports/gameday-central'),
      link('Sports Betting', '/sports/betting'),
    ],
    'sports',
  ),
  group(
    link('Business', '/business/'),
    [link('Economy', '/economy/'), link('Consumer', '/consumer/'), link('Jobs', '/jobs/')],
    'business',
  ),
  group(
    link('Opinion', '/opinion/'),
    [
      link('Commentary', '/opinion/commentary/'),
      link('Editorials', '/opinion/editorials/'),
      link('Cartoons', '/opinion/cartoons/'),
      link('Columnists', '/columnists/'),
    ],
    'opinion',
  ),
  group(
    link('Entertainment', '/entertainment/'),
    [
      link('Things To Do', '/things-to-do/'),
      link('Arts', '/arts/'),
      link('Celebrity', '/celebrity/'),
      link('Live Events', '/inquirer-live/'),
    ],
    'entertainment',
  ),
  group(
    link('Life', '/life/'),
    [
      link('Health', '/health/'),
      link('Love', '/love/'),
      link('Family', '/family/'),
      link('Fashion', '/fashion/'),
      link('The Upside', '/topic/upside/'),
    ],
    'life',
  ),
  group(
    link('Food', '/food/'),
    [
      link('Restaurant Guide', '/food/restaurants/'),
      link('The 76', '/food/best/the-76/'),
      link('Best of Philly', '/philly-tips/best/'),
    ],
    'food',
  ),
  group(link('Real Estate', '/real-estate/'), [link('Down the Shore', '/shore/')], 'real-estate'),
  group(
    link('Philly First', '/philly-first/'),
    [link('How To Philly', '/philly-tips/how-to-philly/')],
    'philly-first',
  ),
  group(
    link('Photo', '/photo/'),
    [
      link('Video', '/video/'),
      link('Comics', '/comics'),
      link('Puzzles', '/puzzles/'),
      link('Casino', '/casino'),
    ],
    'photo',
  ),
  group(
    NEWSLETTERS,
    [
      link('About Us', '/about/'),
      link('Newsroom Staff', '/about/newsroom-staff-beats-list.html'),
      link('Subscribe', '/subscribe_today/'),
      link('Support Local News', '/donate/'),
    ],
    'newsletters',
  ),
];

/** The footer's five groups (platform §2). */
const footerGroups: readonly FooterGroup[] = [
  {
    id: 'philly-tips',
    title: 'Philly Tips',
    links: [
      link('Best of Philly', '/philly-tips/best/'),
      link('How To Philly', '/philly-tips/how-to-philly/'),
      link('Things To Do', '/things-to-do/'),
      link('Down the Shore', '/shore/'),
      link('Food', '/food/'),
    ],
  },
  {
    id: 'people',
    title: 'People',
    links: [
      link('Columnists', '/columnists/'),
      link('Celebrity', '/celebrity/'),
      link('Love', '/love/'),
      link('The Upside', '/topic/upside/'),
      link('Obituaries', '/obituaries/'),
    ],
  },
  {
    id: 'your-day',
    title: 'Your Day',
    links: [
      link('Weather', '/weather/'),
      link('Comics', '/comics'),
      link('Puzzles', '/puzzles/'),
      link('Gameday Central', '/sports/gameday-central'),
      NEWSLETTERS,
    ],
  },
  {
    id: 'get-in-touch',
    title: 'Get In Touch',
    links: [
      link('About Us', '/about/'),
      link('Newsroom Staff', '/about/newsroom-staff-beats-list.html'),
      link('Live Events', '/inquirer-live/'),
      link('Subscribe', '/subscribe_today/'),
      link('Support Local News', '/donate/'),
    ],
  },
  {
    id: 'marketplace',
    title: 'Marketplace',
    links: [
      link('Jobs', '/jobs/'),
      link('Real Estate', '/real-estate/'),
      link('Sports Betting', '/sports/betting'),
      link('Casino', '/casino'),
    ],
  },
];

/** Legal links of the footer (widgets §2). */
const legalLinks: readonly MenuLink[] = [
  link('Copyright', '/about/copyright/'),
  link('Terms of Use', '/about/terms_and_conditions/#Use'),
  link('Privacy Policy', '/privacy-policy/'),
  link('Cancellation Policy', '/about/terms_and_conditions/#Cancellations'),
  link('California Privacy Rights', '/privacy-policy/#V'),
  link('Do Not Sell My Personal Information', '/privacy-policy/#opt-out'),
];

/** Fixed links of header and account area (platform §6, widgets §2). */
const headerLinks = {
  search: link('Search', '/search'),
  subscribe: link('Subscribe', '/subscribe_today/'),
  subscribeLoggedIn: link('Subscribe', '/subscribe_loggedin/'),
  support: link('Support Local News', '/donate/'),
  /** The specification names the link, not its target. */
  todaysPaper: link("Today's Paper", '/todays-paper/'),
} as const;

export const menus = { topNavigation, megaMenu, footerGroups, legalLinks, headerLinks } as const;
