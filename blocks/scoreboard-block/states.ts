import type { BlockState, BlockStates } from 'fusion:states';
import { examplePicture } from '../../components/article/examplePicture';
import { exampleCard } from '../../components/cards/exampleCard';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus, Sport } from '../../utils/stats/game';

const SPORTS: readonly Sport[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const STATUSES = {
  PreGame: 'pre-game',
  InProgress: 'in-progress',
  Delayed: 'delayed',
  Suspended: 'suspended',
  Final: 'final',
  Postponed: 'postponed',
  Canceled: 'canceled',
  Vacated: 'vacated',
} satisfies Record<string, GameStatus>;

const latest = exampleCard({
  slug: 'latest',
  headline: 'A fourth-quarter stop, and what it says about this defense',
});

type Place = 'section' | 'gameday' | 'packages';

function of(game: Game, place: Place = 'section', fields = {}): BlockState {
  const page = place === 'gameday' ? `${game.teamPath}/gamedaycentral/${game.eventId}` : null;
  return {
    feature: `${place}-scoreboard`,
    fields: { teamName: game.teamPath, ...fields },
    ...(page ? { requestUri: page } : {}),
    content: {
      'sport-games-api-v2': [game],
      'content-feed': { stories: [latest], total: 1 },
      'signing-service-cache-call': null,
      'headline-links-doc': [],
    },
  };
}

/** Every sport in every status, on a section front. */
const ofSections = Object.fromEntries(
  SPORTS.flatMap((sport) =>
    Object.entries(STATUSES).map(([name, status]) => [
      `${sport}${name}`,
      of(exampleGame(sport, status)),
    ]),
  ),
);

const liveStream = {
  youtubeCode: 'abcdefghijk',
  isMuted: true,
  isAutoplay: false,
  isShown: true,
  hidesAtEnd: true,
};
const editorial = {
  heading: 'Eagles look for a fifth straight',
  content: '<p>They have not lost since <a href="/eagles">the bye week</a>.</p>',
};
const football = exampleGame('football', 'in-progress');
const { url: imageUrl } = examplePicture(2);
const inOvertime = {
  kind: 'periods',
  period: 5,
  clock: { minutes: 6, seconds: 2 },
  isBreak: false,
  isShootout: false,
} as const;
const side = (game: Game, place: 'away' | 'home', part: Partial<Game['home']>) => ({
  ...game[place],
  ...part,
});
const tied = { lines: [7, 3, 7, 3, null], score: 20 };

/** Named states of the scoreboards. */
const states: BlockStates = {
  ...ofSections,
  gamedayFootball: of(football, 'gameday'),
  gamedayBaseball: of(exampleGame('baseball', 'in-progress'), 'gameday'),
  gamedayPreGame: of(exampleGame('hockey', 'pre-game'), 'gameday'),
  packagesFootball: of(football, 'packages'),
  packagesBaseball: of(exampleGame('baseball', 'in-progress'), 'packages'),
  packagesPreGame: of(exampleGame('soccer', 'pre-game'), 'packages'),
  packagesFinal: of(exampleGame('basketball', 'final'), 'packages'),
  overtime: of({
    ...football,
    progress: inOvertime,
    away: side(football, 'away', tied),
    home: side(football, 'home', tied),
  }),
  doubleHeader: of(exampleGame('baseball', 'final', { isDoubleheader: true })),
  doubleHeaderToCome: of(exampleGame('baseball', 'pre-game', { isDoubleheader: true })),
  timeToBeAnnounced: of(
    exampleGame('football', 'pre-game', {
      start: { at: null, isTimeTba: true, localDate: '2026-11-29' },
    }),
  ),
  stoppedAfterScore: of(
    exampleGame('football', 'delayed', {
      progress: { ...inOvertime, period: football.scoring.at(-1)?.period ?? 1 },
    }),
  ),
  withPicture: of({ ...football, imageUrl }),
  withStream: of({ ...football, imageUrl, liveStream }),
  streamPlanned: {
    ...of(football),
    content: {
      ...of(football).content,
      'headline-links-doc': [
        {
          eventId: String(football.eventId),
          youtubeCode: 'abcdefghijk',
          start: '2026-01-01',
          end: '2099-01-01',
        },
      ],
    },
  },
  streamAlways: of(exampleGame('football', 'final', { liveStream, imageUrl }), 'section', {
    hasAlwaysDisplayVideo: true,
  }),
  editorial: of({ ...football, editorial }),
  editorsText: of({ ...football, editorial }, 'section', {
    editorialHeading: 'What to watch for',
    editorialContent: '<p>Third downs. <script>alert(1)</script></p>',
    hasTopPadding: true,
  }),
  alone: of(football, 'section', {
    disabledLatestArticle: true,
    disabledGamedayCentralCTA: true,
  }),
  series: of(
    exampleGame('baseball', 'pre-game', {
      home: {
        ...exampleGame('baseball', 'pre-game').home,
        record: null,
        series: { wins: 2, losses: 1, ties: 0 },
      },
    }),
  ),
  withoutId: of(exampleGame('football', 'final', { eventId: 0 })),
  noGames: {
    feature: 'section-scoreboard',
    fields: { teamName: '/eagles' },
    content: { 'sport-games-api-v2': [] },
  },
  noTeam: { feature: 'section-scoreboard', fields: {} },
};

export default states;
