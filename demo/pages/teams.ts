import type { SeedPage } from './SeedPage';
import { teams, type Team } from '../../properties/teams';
import { feature, footer, header, type SeedNode } from './nodes';

const shell = (sections: Record<string, SeedNode[]>): Record<string, SeedNode[]> => ({
  header: header(),
  ...sections,
  footer,
});

const nav = feature('nav', 'sports-front-block/sports-nav');
const newsletter = feature('newsletter', 'newsletter-card-block/newsletter-card', {
  newsletterId: 'SPORTS-DAILY-ALL',
});

/** A team's news: one template a team, so that its editors write for its scoreboard alone. */
function teamFront({ key, name, path }: Team): SeedPage {
  return {
    document: {
      id: `team-${key}`,
      kind: 'template',
      name: `Team page: ${name}`,
      layout: 'front',
      meta: { 'page-type': 'section' },
      sections: shell({
        // The heading of the page comes before the score, for those who listen as for those who look.
        lead: [
          feature('nav', 'sports-front-block/sports-nav', { heading: name }),
          feature('scoreboard', 'scoreboard-block/section-scoreboard', {
            teamName: path,
            disabledLatestArticle: true,
          }),
        ],
        main: [feature('front', 'section-front-block/section-front', { hasTitle: false })],
        rail: [
          feature('schedule', 'team-schedule-block/team-schedule', { teamName: path }),
          feature('standings', 'standings-block/standings', { teamName: path }),
          newsletter,
          feature('sports-latest', 'headline-list-block/headline-list', {
            collectionId: 'sports-latest',
            title: 'The Latest',
            moreUrl: '/sports/',
            themeColor: 'green',
            size: 8,
          }),
        ],
      }),
    },
    resolver: {
      patterns: [path],
      priority: 10,
      source: 'site-section',
      params: { section: '$uri' },
    },
  };
}

function teamPage(team: Team, kind: 'schedule' | 'standings'): SeedPage {
  const { key, name, path } = team;
  const isSchedule = kind === 'schedule';
  return {
    document: {
      id: `${kind}-${key}`,
      kind: 'page',
      name: `${isSchedule ? 'Schedule' : 'Standings'}: ${name}`,
      layout: 'front',
      meta: {
        'page-type': 'section',
        title: isSchedule
          ? `${name} schedule, results and TV`
          : `${name} standings: ${team.league.toUpperCase()} tables`,
        description: isSchedule
          ? `${name} results and coming games: dates, times in Philadelphia and who shows them.`
          : `Where the ${name} stand, and everybody else in the league.`,
      },
      sections: shell({
        lead: [nav],
        main: [
          isSchedule
            ? feature('schedule', 'team-schedule-block/team-schedule', {
                teamName: path,
                extent: 'all',
              })
            : feature('standings', 'standings-block/standings', {
                teamName: path,
                extent: 'league',
              }),
        ],
        rail: [
          isSchedule
            ? feature('standings', 'standings-block/standings', { teamName: path })
            : feature('schedule', 'team-schedule-block/team-schedule', { teamName: path }),
          newsletter,
        ],
      }),
    },
    url: `${path}/${kind}`,
  };
}

/** News, schedule and standings of the five local teams. */
export function teamPages(): SeedPage[] {
  return teams.flatMap((team) => [
    teamFront(team),
    teamPage(team, 'schedule'),
    teamPage(team, 'standings'),
  ]);
}
