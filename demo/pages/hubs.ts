import { group, head, type Hub } from './Hub';
import { feature, footer, header } from './nodes';
import type { SeedPage } from './SeedPage';
import { specials } from './specials';

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
    feature('things-to-do', 'headline-list-block/headline-list', {
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
    feature('things-to-do', 'headline-list-block/headline-list', {
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

const HUBS: readonly Hub[] = [bestOf, howTo, phillyFirst, arts, ...specials];

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
