import properties from '../../properties';
import type { Team } from '../../properties/teams';
import type { SeedPage } from './SeedPage';
import { feature, footer, header } from './nodes';

const game = (id: string, fields = {}) => feature(id, `game-page-block/${id}`, fields);

/**
 * The game pages and their index (widgets §2). One template per team, as its address says which league's statistics to
 * ask. All blocks of a page read the page's own content: one question upstream serves them all.
 */
export function sportsPages(): SeedPage[] {
  return [...properties.teams.map(gameTemplate), gamedayCentral()];
}

function gamedayCentral(): SeedPage {
  return {
    document: {
      id: 'gameday-central',
      kind: 'page',
      name: 'Gameday Central',
      layout: 'full',
      meta: {
        'page-type': 'gameday-central',
        title: 'Gameday Central',
        description: 'Live scores and game pages of all five teams.',
      },
      sections: {
        header: header(),
        main: [feature('central', 'gameday-central-block/gameday-central')],
        footer,
      },
    },
    url: '/sports/gameday-central',
  };
}

function gameTemplate({ key, name, sport, league, path }: Team): SeedPage {
  return {
    document: {
      id: `game-${key}`,
      kind: 'template',
      name: `Game: ${name}`,
      layout: 'front',
      meta: { 'page-type': 'gameday-central' },
      sections: {
        header: header(),
        lead: [game('game-header')],
        main: [
          game('game-stream'),
          game('game-preview'),
          game('win-probability'),
          game('scoring-summary'),
          ...(sport === 'football' ? [game('drive-panel')] : []),
          game('box-score'),
          game('play-by-play'),
        ],
        rail: [
          game('game-stories'),
          feature('rail-ad', 'ad-unit-block/ad-unit', { adType: 'gameday_central_inline' }),
          game('other-games'),
          game('team-form'),
        ],
        footer,
      },
    },
    resolver: {
      patterns: [`${path}/gamedaycentral/:eventId`],
      priority: 5,
      source: 'sport-games-api-v2',
      params: { sport, league, eventId: '$eventId', pbp: true, driveCharts: true },
    },
  };
}
