import { group, head, type Fields, type Hub } from './Hub';
import { feature } from './nodes';

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

/** The Eagles' playoffs and the World Series (platform §2). */
export const specials: readonly Hub[] = SPECIALS.map(special);
