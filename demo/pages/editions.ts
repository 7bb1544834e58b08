import { feature, footer, header } from './nodes';
import type { SeedPage } from './SeedPage';

interface Edition {
  id: string;
  title: string;
  description: string;
  main: SeedPage['document']['sections'][string];
}

const editions: Edition[] = [
  {
    id: 'sports-daily',
    title: 'Sports Daily',
    description: 'Last night’s games, today’s questions, and the numbers behind both.',
    main: [
      feature('hello', 'rich-text-block/rich-text', {
        title: 'Sports Daily',
        html: '<p>Good morning. What happened, what is next, and what to say about it at lunch.</p>',
      }),
      feature('lead', 'top-stories-block/top-stories', {
        collectionId: 'sports-front',
        size: 3,
        heading: 'The stories of the morning',
        relatedLinks: false,
      }),
      feature('sports', 'section-package-block/section-package', {
        section: '/sports',
        heading: 'From the sports desk',
        url: '/sports/',
        layout: 'four-up',
      }),
      feature('eagles', 'headline-list-block/headline-list', {
        section: '/eagles',
        title: 'Eagles',
        moreUrl: '/eagles/',
        size: 3,
        timestamps: false,
        labels: false,
      }),
      feature('sixers', 'headline-list-block/headline-list', {
        section: '/sixers',
        title: 'Sixers',
        moreUrl: '/sixers/',
        size: 3,
        timestamps: false,
        labels: false,
      }),
      feature('note', 'rich-text-block/rich-text', {
        title: 'Who wins, and why',
        titleLevel: 2,
        html: '<p>Every score, schedule and standing is on <a href="/sports/">our sports page</a>. Tell the desk what you want to read: <a href="mailto:sports@broadsheet.example">sports@broadsheet.example</a>.</p>',
      }),
    ],
  },
  {
    id: 'clout',
    title: 'Clout',
    description: 'Who is up, who is out and who owes whom at City Hall.',
    main: [
      feature('hello', 'rich-text-block/rich-text', {
        title: 'Clout',
        html: '<p>The week at City Hall in a few minutes, from the reporters who sit through the meetings.</p>',
      }),
      feature('top', 'top-stories-block/top-stories', {
        collectionId: 'home-lead',
        size: 4,
        heading: 'The stories of the week',
        relatedLinks: false,
      }),
      feature('news', 'section-package-block/section-package', {
        section: '/news',
        heading: 'News',
        url: '/news/',
        layout: 'four-up',
      }),
      feature('read', 'story-card-block/story-card', {
        collectionId: 'home-our-picks',
        variant: 'compact',
        blurb: true,
        shareTools: false,
        boxShadow: false,
      }),
      feature('opinion', 'headline-list-block/headline-list', {
        section: '/opinion',
        title: 'Opinion',
        moreUrl: '/opinion/',
        size: 4,
        timestamps: false,
        labels: false,
        bylines: true,
      }),
    ],
  },
];

/**
 * Editions of newsletters: read in a browser at their address, sent as mail (`outputType=mail`). They show
 * what is on the site already, so they are not for searches.
 */
export const editionPages: SeedPage[] = editions.map(({ id, title, description, main }) => ({
  document: {
    id: `edition-${id}`,
    kind: 'page',
    name: `Newsletter: ${title}`,
    layout: 'edition',
    meta: { 'page-type': 'newsletter', title, description, robots: 'noindex' },
    sections: { header: header(), main, footer },
  },
  url: `/newsletters/editions/${id}`,
}));
