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
const periods = (period: number, part: { isBreak?: boolean; isShootout?: boolean } = {}) =>
  ({ ...inOvertime, period, clock: null, ...part }) as const;

/** A tie of football: ten minutes of overtime, nobody won, and both have a tie in their record. */
const tie = exampleGame('football', 'final', { progress: periods(5) });
const ended = { lines: [7, 3, 7, 3, 0], score: 20, isWinner: false };
const withTie = { wins: 6, losses: 4, ties: 1 };

/** Hockey and soccer that only a shootout decided; the winner's goal of hockey is in the score. */
const rink = exampleGame('hockey', 'final', { progress: periods(5, { isShootout: true }) });
const cup = exampleGame('soccer', 'in-progress', { progress: periods(5, { isShootout: true }) });
const court = exampleGame('basketball', 'in-progress');
const drawn = { lines: [0, 1, 0, 0], score: 1 };
const long = exampleGame('baseball', 'in-progress', {
  progress: { kind: 'innings', inning: 11, half: 'Middle', situation: null },
});
const eleven = { lines: [0, 0, 1, 1, 0, 0, 0, 2, 0, 1, 0], score: 5 };
const totals = { runs: 5, hits: 12, errors: 1 };

/** At another place: each sport while it is played, and each other status, the sports in turn. */
function at(place: Place): BlockStates {
  const { InProgress, ...others } = STATUSES;
  const live = SPORTS.map((sport) => [
    `${place}${sport[0]?.toUpperCase()}${sport.slice(1)}`,
    of(exampleGame(sport, InProgress), place),
  ]);
  const rest = Object.entries(others).map(([name, status], index) => [
    `${place}${name}`,
    of(exampleGame(SPORTS[index % SPORTS.length] ?? 'football', status), place),
  ]);
  return Object.fromEntries([...live, ...rest]);
}

/** Named states of the scoreboards. */
const states: BlockStates = {
  ...ofSections,
  ...at('gameday'),
  ...at('packages'),
  overtime: of({
    ...football,
    progress: inOvertime,
    away: side(football, 'away', tied),
    home: side(football, 'home', tied),
  }),
  halftime: of({
    ...court,
    progress: periods(2, { isBreak: true }),
  }),
  endOfPeriod: of({
    ...exampleGame('hockey', 'in-progress'),
    progress: periods(2, { isBreak: true }),
  }),
  secondOvertime: of({
    ...court,
    progress: { ...periods(6), clock: { minutes: 0, seconds: 9 } },
    away: side(court, 'away', { lines: [31, 26, 24, 28, 9, 4], score: 122 }),
    home: side(court, 'home', { lines: [28, 30, 26, 25, 9, 2], score: 120 }),
  }),
  tie: of({
    ...tie,
    away: side(tie, 'away', { ...ended, record: withTie }),
    home: side(tie, 'home', { ...ended, record: { ...withTie, wins: 7, losses: 3 } }),
  }),
  draw: of(
    exampleGame('soccer', 'final', { home: side(cup, 'home', { lines: [1, 0], score: 1 }) }),
  ),
  shootoutFinal: of({
    ...rink,
    away: side(rink, 'away', { lines: [0, 1, 1, 0, 0], shootout: 1 }),
    home: side(rink, 'home', { lines: [1, 1, 0, 0, 1], shootout: 2 }),
  }),
  shootoutLive: of({
    ...cup,
    away: side(cup, 'away', { ...drawn, shootout: 3 }),
    home: side(cup, 'home', { ...drawn, lines: [1, 0, 0, 0], shootout: 2 }),
  }),
  extraInnings: of({
    ...long,
    away: side(long, 'away', { ...eleven, totals }),
    home: side(long, 'home', { ...eleven, lines: [2, 0, 1, 1, 0, 0, 0, 0, 0, 1], totals }),
  }),
  resumesUnknown: of(exampleGame('baseball', 'suspended', { resumes: null })),
  makeupUnknown: of(exampleGame('baseball', 'postponed', { makeup: null })),
  dateToBeAnnounced: of(
    exampleGame('hockey', 'pre-game', {
      start: { at: null, isTimeTba: true, localDate: null },
      away: side(rink, 'away', {
        location: 'TBD',
        nickname: 'TBD',
        abbreviation: 'TBD',
        teamId: 0,
        record: null,
      }),
    }),
  ),
  longNames: of({
    ...court,
    away: side(court, 'away', {
      location: 'Minnesota',
      nickname: 'Timberwolves',
      abbreviation: 'MIN',
      score: 121,
      record: { wins: 41, losses: 40, ties: 0 },
    }),
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
