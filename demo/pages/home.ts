import { chain, feature, footer, header, type SeedNode } from './nodes';

/** The front page: the day's lead, then the sections, beside a rail. */
export function homeSections(): Record<string, SeedNode[]> {
  return {
    header: header(),
    lead: [
      feature('weather', 'weather-block/weather-strip'),
      feature('ribbon', 'scoreboard-ribbon-block/scoreboard-ribbon', {
        quantityPhillies: 2,
        quantitySixers: 2,
        quantityEagles: 2,
        quantityFlyers: 2,
        quantityUnion: 2,
      }),
      feature('topics', 'topic-block/topic-strip'),
      feature('top', 'top-stories-block/top-stories', {
        collectionId: 'home-lead',
        size: 6,
        pageHeading: 'The Broadsheet',
        heading: 'Top stories',
      }),
    ],
    main: [
      feature('news', 'section-package-block/section-package', {
        section: '/news',
        heading: 'News',
        url: '/news/',
        layout: 'lead-left',
      }),
      feature('sports', 'section-package-block/section-package', {
        section: '/sports',
        heading: 'Sports',
        url: '/sports/',
        layout: 'four-up',
      }),
      feature('food', 'section-package-block/section-package', {
        section: '/food',
        heading: 'Food',
        url: '/food/',
        layout: 'lead-left',
      }),
    ],
    rail: [
      feature('latest', 'headline-list-block/headline-list', {
        collectionId: 'home-latest',
        size: 6,
        title: 'Latest Headlines',
        timestamps: true,
      }),
      feature('most-read', 'article-rail-block/most-read'),
      feature('pick', 'story-card-block/story-card', {
        collectionId: 'home-our-picks',
        headlineSize: 'small',
      }),
      feature('stacked', 'headline-list-block/stacked-headlines', {
        picksCollectionId: 'home-our-picks',
        trendingCollectionId: 'home-trending',
        size: 4,
      }),
    ],
    bottom: [
      feature('opinion', 'section-package-block/section-package', {
        section: '/opinion',
        heading: 'Opinion',
        url: '/opinion/',
        layout: 'opinion',
      }),
      feature('photo', 'section-package-block/section-package', {
        section: '/photo',
        heading: 'Photo',
        url: '/photo/',
        layout: 'photo-strip',
      }),
      chain('more', 'top-stories-block/section-package', { heading: 'More from the region' }, [
        feature('business', 'headline-list-block/headline-list', {
          section: '/business',
          title: 'Business',
          moreUrl: '/business/',
          size: 5,
          themeColor: 'blue',
          timestamps: false,
        }),
        feature('health', 'headline-list-block/headline-list', {
          section: '/health',
          title: 'Health',
          moreUrl: '/health/',
          size: 5,
          themeColor: 'green',
          timestamps: false,
        }),
        feature('real-estate', 'headline-list-block/headline-list', {
          section: '/real-estate',
          title: 'Real Estate',
          moreUrl: '/real-estate/',
          size: 5,
          themeColor: 'orange',
          timestamps: false,
        }),
        feature('things', 'headline-list-block/headline-list', {
          section: '/things-to-do',
          title: 'Things To Do',
          moreUrl: '/things-to-do/',
          size: 5,
          themeColor: 'gray',
          timestamps: false,
        }),
      ]),
    ],
    footer,
  };
}
