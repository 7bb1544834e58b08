import { feature, footer, header, type SeedNode } from './nodes';
import type { SeedPage } from './SeedPage';

type Fields = Record<string, unknown>;

const head = (fields: Fields) => feature('head', 'hub-block/hub-head', fields);
const group = (id: string, fields: Fields) => feature(id, 'hub-block/hub-group', fields);

interface Hub {
  id: string;
  name: string;
  url: string;
  /** The page-type meta value: what its ads are keyed by (platform §2). */
  pageType: string;
  title: string;
  description: string;
  lead: SeedNode[];
  main: SeedNode[];
  rail: SeedNode[];
}

const HOW_TO = '/philly-tips/how-to-philly';
const BEST = '/philly-tips/best';

const bestOf: Hub = {
  id: 'hub-best',
  name: 'Best of Philly hub',
  url: BEST,
  pageType: 'best-of',
  title: 'Best of Philly',
  description: 'The best the city has, tried by our reporters, who paid for it.',
  lead: [
    head({
      title: 'Best of Philly',
      kicker: 'Philly Tips',
      description:
        'We ate 41 pretzels so that you need only one. The best the city has, tried by reporters who pay for everything and take nothing home.',
      look: 'red',
      section: BEST,
      links: [
        'Where to eat | #where-to-eat',
        `How To Philly | ${HOW_TO}/`,
        `All lists | ${BEST}/all`,
      ],
    }),
    group('top', { of: BEST, size: 5, layout: 'lead' }),
  ],
  main: [
    group('eat', {
      heading: 'Where to eat',
      intro: 'Tables that our critics go back to on their own money.',
      from: 'subtype',
      of: 'restaurant-page',
      size: 6,
      moreUrl: '/food/',
    }),
  ],
  rail: [
    feature('how-we-choose', 'rich-text-block/rich-text', {
      title: 'How we choose our best lists',
      titleLevel: 2,
      html: '<p>Our critics and reporters eat where they recommend, many times over. They book under other names, pay for what they order, and do not accept free meals. Nobody can buy a place on a list.</p>',
    }),
    feature('rail-ad', 'ad-unit-block/ad-unit', { adType: 'best_of_rail' }),
    feature('todo', 'headline-list-block/headline-list', {
      section: '/things-to-do',
      title: 'Things To Do',
      moreUrl: '/things-to-do/',
      size: 5,
      themeColor: 'orange',
      timestamps: false,
    }),
  ],
};

const howTo: Hub = {
  id: 'hub-how-to',
  name: 'How To Philly hub',
  url: HOW_TO,
  pageType: 'best-of',
  title: 'How To Philly',
  description: 'Short, tested answers to what people ask who live here, new or not.',
  lead: [
    head({
      title: 'How To Philly',
      kicker: 'Philly Tips',
      description:
        'Short, tested answers to what people ask who live here, new or not. Each one was tried by a reporter, at the counter.',
      look: 'blue',
      section: HOW_TO,
      links: [
        'City Hall and you | #city-hall-and-you',
        'Home and money | #home-and-money',
        'First time here? | #first-time-here',
        `All guides | ${HOW_TO}/all`,
      ],
    }),
    group('top', { of: HOW_TO, size: 3, layout: 'cards' }),
  ],
  main: [
    group('city', {
      heading: 'City Hall and you',
      intro: 'Forms, lines and people who can help.',
      of: HOW_TO,
      size: 6,
      layout: 'guide',
    }),
    group('home', {
      heading: 'Home and money',
      collectionId: 'how-to-home',
      size: 6,
      layout: 'guide',
    }),
    group('first', {
      heading: 'First time here?',
      intro: 'What nobody tells you until you have done it wrong.',
      from: 'subtype',
      of: 'phillyfirst',
      size: 4,
      layout: 'ranked',
      moreUrl: '/philly-first/',
    }),
  ],
  rail: [
    feature('ask', 'rich-text-block/rich-text', {
      title: 'Ask us',
      titleLevel: 2,
      html: '<p>What do you want to know how to do? Write to <a href="mailto:howto@broadsheet.example">howto@broadsheet.example</a>. We stand in line so that you don’t have to.</p>',
    }),
    feature('rail-ad', 'ad-unit-block/ad-unit', { adType: 'best_of_rail' }),
    feature('best', 'headline-list-block/headline-list', {
      section: BEST,
      title: 'Best of Philly',
      moreUrl: `${BEST}/`,
      size: 5,
      themeColor: 'orange',
      timestamps: false,
    }),
  ],
};

const phillyFirst: Hub = {
  id: 'hub-philly-first',
  name: 'Philly First hub',
  url: '/philly-first',
  pageType: 'philly-first',
  title: 'Philly First',
  description: 'What began here, what is beginning now, and the guide to living in the city.',
  lead: [
    head({
      title: 'Philly First',
      kicker: 'Since 1731',
      description:
        'The country’s first hospital, its first zoo and your first parking chair: what began here, what is beginning now, and how to live in the middle of it.',
      look: 'gold',
      section: '/philly-first',
      links: [
        'It began here | #it-began-here',
        'The next firsts | #the-next-firsts',
        `How To Philly | ${HOW_TO}/`,
        `Best of Philly | ${BEST}/`,
      ],
    }),
    group('top', { from: 'subtype', of: 'phillyfirst', size: 3, layout: 'cards' }),
    feature('firsts', 'hub-block/hub-timeline', {
      heading: 'It began here',
      moments: [
        '1731 | Benjamin Franklin and his friends pool their books: the Library Company lends them.',
        '1751 | Pennsylvania Hospital is founded, the first in the colonies.',
        '1790 | Brokers at a coffeehouse open the first stock exchange in the country.',
        '1874 | The Philadelphia Zoo opens its gates, the first in America to do so.',
        '1876 | The Centennial is the nation’s first World’s Fair, with a telephone in it.',
        '1946 | ENIAC, 30 tons of computer, is switched on at Penn.',
      ],
    }),
  ],
  main: [
    group('next', {
      heading: 'The next firsts',
      intro: 'Companies, laboratories and workshops that try what nobody has done.',
      collectionId: 'next-firsts',
      size: 6,
      moreUrl: '/business/',
    }),
  ],
  rail: [
    feature('how-to', 'headline-list-block/headline-list', {
      section: HOW_TO,
      title: 'How To Philly',
      moreUrl: `${HOW_TO}/`,
      size: 6,
      timestamps: false,
    }),
    feature('best', 'headline-list-block/headline-list', {
      section: BEST,
      title: 'Best of Philly',
      moreUrl: `${BEST}/`,
      size: 5,
      themeColor: 'orange',
      timestamps: false,
    }),
  ],
};

const arts: Hub = {
  id: 'hub-arts',
  name: 'Arts guide',
  url: '/arts',
  pageType: 'section',
  title: 'Arts guide: What is on in Philadelphia',
  description:
    'Museums, theater, music, dance and books: reviews, and what is on by day and venue.',
  lead: [
    head({
      title: 'Arts',
      kicker: 'The guide',
      description:
        'Museums, theater, music, dance and books: what to see, and when and where it is.',
      look: 'green',
      section: '/arts',
      links: [
        'What is on | #calendar',
        'Things To Do | /things-to-do/',
        'All arts stories | /arts/all',
      ],
    }),
    group('top', { collectionId: 'arts-guide', size: 4, layout: 'lead' }),
  ],
  main: [feature('calendar', 'hub-block/hub-listings', { section: '/arts', days: 45 })],
  rail: [
    feature('rail-ad', 'ad-unit-block/ad-unit', { adType: 'arts_guide_rail' }),
    feature('entertainment', 'headline-list-block/headline-list', {
      section: '/entertainment',
      title: 'Entertainment',
      moreUrl: '/entertainment/',
      size: 6,
      timestamps: false,
    }),
    feature('todo', 'headline-list-block/headline-list', {
      section: '/things-to-do',
      title: 'Things To Do',
      moreUrl: '/things-to-do/',
      size: 6,
      themeColor: 'orange',
      timestamps: false,
    }),
    feature('list-yours', 'rich-text-block/rich-text', {
      title: 'List your event',
      titleLevel: 2,
      html: '<p>Send date, time, place and price two weeks ahead to <a href="mailto:arts@broadsheet.example">arts@broadsheet.example</a>. Listings are free, and nobody can buy a better place.</p>',
    }),
  ],
};

interface Special {
  team: string;
  tag: string;
  hub: Omit<Hub, 'lead' | 'main' | 'rail'>;
  head: Fields;
  series: Fields;
  history: Fields;
}

const SPECIALS: readonly Special[] = [
  {
    team: '/eagles',
    tag: 'eagles',
    hub: {
      id: 'special-eagles-playoffs',
      name: 'Eagles playoffs special',
      url: '/eagles/playoffs',
      pageType: 'eagles-playoffs',
      title: 'Eagles in the playoffs: Scores, schedule and stories',
      description: 'The road of the Eagles through the playoffs, game by game.',
    },
    head: {
      title: 'Eagles in the playoffs',
      kicker: 'Win or go home',
      description: 'Each game, each injury and each sleepless columnist, from the first round on.',
      look: 'green',
    },
    series: {
      heading: 'The road',
      note: 'The bracket stands here as soon as the league sets it. Until then, the regular season decides.',
    },
    history: {
      heading: 'How it ended before',
      moments: [
        '1948 | Champions. Eagles 7, Cardinals 0, in a snowstorm at Shibe Park.',
        '1949 | Champions again. Eagles 14, Rams 0, in the mud.',
        '1960 | Champions. Eagles 17, Packers 13, at Franklin Field.',
        '1981 | Super Bowl XV: Raiders 27, Eagles 10.',
        '2005 | Super Bowl XXXIX: Patriots 24, Eagles 21.',
        '2018 | Super Bowl LII: Eagles 41, Patriots 33. Broad Street has not been the same.',
        '2023 | Super Bowl LVII: Chiefs 38, Eagles 35.',
        '2025 | Super Bowl LIX: Eagles 40, Chiefs 22.',
      ],
    },
  },
  {
    team: '/phillies',
    tag: 'phillies',
    hub: {
      id: 'special-world-series',
      name: 'World Series special',
      url: '/phillies/world-series',
      pageType: 'world-series',
      title: 'The World Series and the Phillies: Scores, schedule and stories',
      description: 'The Phillies in October: each game of the series, and those of the past.',
    },
    head: {
      title: 'World Series',
      kicker: 'Red October',
      description: 'Four wins. Here is how far it is, and how it went the other times.',
      look: 'red',
    },
    series: {
      heading: 'The series',
      note: 'The games stand here as soon as October has them.',
    },
    history: {
      heading: 'The Phillies in the Series',
      moments: [
        '1915 | Red Sox in five.',
        '1950 | The Whiz Kids: Yankees in four.',
        '1980 | Champions. Phillies over the Royals in six.',
        '1983 | Orioles in five.',
        '1993 | Blue Jays in six. We do not talk about it.',
        '2008 | Champions. Phillies over the Rays in five, one of them in two parts.',
        '2009 | Yankees in six.',
        '2022 | Astros in six.',
      ],
    },
  },
];

const special = ({ team, tag, hub, ...fields }: Special): Hub => ({
  ...hub,
  lead: [
    head(fields.head),
    feature('scoreboard', 'scoreboard-block/section-scoreboard', {
      teamName: team,
      disabledLatestArticle: true,
    }),
    feature('series', 'hub-block/hub-series', { ...fields.series, teamName: team }),
  ],
  main: [
    group('stories', { heading: 'The stories', from: 'tag', of: tag, size: 7, layout: 'lead' }),
    feature('history', 'hub-block/hub-timeline', fields.history),
  ],
  rail: [
    feature('schedule', 'team-schedule-block/team-schedule', { teamName: team }),
    feature('newsletter', 'newsletter-card-block/newsletter-card', {
      newsletterId: 'SPORTS-DAILY-ALL',
    }),
    feature('standings', 'standings-block/standings', { teamName: team }),
  ],
});

const HUBS: readonly Hub[] = [bestOf, howTo, phillyFirst, arts, ...SPECIALS.map(special)];

/** The hubs and specials of platform §2, and for each hub of a section a page with all of its stories. */
export const hubPages = (): SeedPage[] =>
  HUBS.map(({ id, name, url, pageType, title, description, lead, main, rail }) => ({
    document: {
      id,
      kind: 'page',
      name,
      layout: 'front',
      meta: { 'page-type': pageType, title, description },
      sections: { header: header(), lead, main, rail, footer },
    },
    url,
  }));

/** The sections whose fronts are hubs. */
export const hubPaths: readonly string[] = [BEST, HOW_TO, '/philly-first', '/arts'];
