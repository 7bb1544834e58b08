import type { BlockState, BlockStates } from 'fusion:states';
import { cardImage } from '../../components/cards/cardImage';
import { exampleCard } from '../../components/cards/exampleCard';
import { exampleGame } from '../../utils/stats/exampleGames';
import { sentGame } from '../../utils/stats/examples/sentEvents';
import type { Game, GameStatus, Sport } from '../../utils/stats/game';

import { previewStates } from './previewStates';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];
const STATUSES: [GameStatus, string][] = [
  ['pre-game', 'PreGame'],
  ['in-progress', 'InProgress'],
  ['delayed', 'Delayed'],
  ['suspended', 'Suspended'],
  ['final', 'Final'],
  ['postponed', 'Postponed'],
  ['canceled', 'Canceled'],
  ['vacated', 'Vacated'],
];

const of = (feature: string, game: Game, more: Partial<BlockState> = {}): BlockState => ({
  feature,
  fields: {},
  globalContent: [game],
  ...more,
});

/** `footballInProgress`: one state for each sport and status. */
function everyGame(): BlockStates {
  return Object.fromEntries(
    SPORTS.flatMap((sport) =>
      STATUSES.map(([status, name]) => [
        `${sport}${name}`,
        of('game-header', exampleGame(sport, status)),
      ]),
    ),
  );
}

/** `plays-hockeyFinal`: a block for each sport, while the game goes on and after it. */
function whileAndAfter(feature: string, name: string, sports = SPORTS): BlockStates {
  return Object.fromEntries(
    sports.flatMap((sport) => [
      [`${name}-${sport}InProgress`, of(feature, exampleGame(sport, 'in-progress'))],
      [`${name}-${sport}Final`, of(feature, exampleGame(sport, 'final'))],
    ]),
  );
}

/** `playsAsSent-hockey`, `boxAsSent-hockey`: a live and a final game as the provider tells it. */
function asSent(): BlockStates {
  return Object.fromEntries(
    SPORTS.flatMap((sport) => [
      [`playsAsSent-${sport}`, of('play-by-play', sentGame(sport, 'in-progress'))],
      [`boxAsSent-${sport}`, of('box-score', sentGame(sport, 'final'))],
    ]),
  );
}

const eagles = exampleGame('football', 'in-progress');
const begins: Game = {
  ...exampleGame('football', 'in-progress', {
    progress: { kind: 'periods', period: 1, clock: null, isBreak: false, isShootout: false },
    plays: [],
    scoring: [],
    away: { ...eagles.away, score: 0 },
    home: { ...eagles.home, score: 0 },
  }),
};
const preview = {
  heading: 'Can the line hold?',
  content: 'Two guards are out, and Dallas has the league’s second-best pass rush.',
};
const liveStream = {
  youtubeCode: 'dQw4w9WgXcQ',
  isMuted: true,
  isAutoplay: false,
  isShown: true,
  hidesAtEnd: true,
};

const past = (eventId: number, day: number, part: Partial<Game> = {}): Game => ({
  ...exampleGame('football', 'final'),
  ...(part as object),
  eventId,
  start: { at: `2026-11-${day}T18:00:00.000Z`, isTimeTba: false, localDate: `2026-11-${day}` },
});

const schedule: Game[] = [
  past(1, 15),
  past(2, 8 + 2),
  eagles,
  exampleGame('football', 'pre-game', {
    eventId: 3,
    start: { at: '2026-11-29T18:00:00.000Z', isTimeTba: false, localDate: '2026-11-29' },
  }),
];

const stories = [
  exampleCard({
    slug: 'eagles-cowboys-live',
    headline: 'Eagles vs. Cowboys: Live updates from the Linc',
    section: ['/eagles', 'Eagles'],
    subtype: 'live',
    display_date: '2026-11-22T17:00:00Z',
    timeline: [
      { header: 'Quenby catches one over two men', url: '/eagles/live.html/card-1', timestamp: '' },
      { header: 'Dallas leads at the half', url: '/eagles/live.html/card-2', timestamp: '' },
    ],
  }),
  exampleCard({
    slug: 'eagles-line',
    headline: 'The Eagles’ line is hurt again. Here is who moves where.',
    section: ['/eagles', 'Eagles'],
  }),
  exampleCard({
    slug: 'linc-parking',
    headline: 'Where to park at the Linc, and when to leave',
    section: ['/eagles', 'Eagles'],
  }),
];

const filmed = exampleCard({
  slug: 'eagles-cowboys-highlights',
  headline: 'Video: The Eagles’ winning drive, from the end zone seats',
  section: ['/eagles', 'Eagles'],
  display_date: '2026-11-22T22:00:00Z',
});
filmed.promo.video = {
  type: 'video',
  _id: 'highlights',
  headline: 'The winning drive, from the end zone seats',
  description: '',
  youtubeId: null,
  streams: [
    { url: '/pf/resources/video/press-run.webm', type: 'video/webm', width: 960, height: 540 },
  ],
  captionsUrl: null,
  duration: 95_000,
  publish_date: '2026-11-22T22:00:00Z',
  promoImage: cardImage(filmed),
  canonical_url: null,
};

const ribbon: Game[] = [
  exampleGame('baseball', 'final'),
  exampleGame('basketball', 'in-progress'),
  exampleGame('hockey', 'pre-game'),
  exampleGame('soccer', 'postponed'),
];

/** Named states of the game page's blocks. */
const states: BlockStates = {
  ...everyGame(),
  preview: of('game-header', exampleGame('football', 'pre-game', { editorial: preview })),
  doubleheader: of('game-header', exampleGame('baseball', 'pre-game', { isDoubleheader: true })),
  timeTba: of(
    'game-header',
    exampleGame('football', 'pre-game', {
      start: { at: '2026-11-22T05:00:00.000Z', isTimeTba: true, localDate: '2026-11-22' },
    }),
  ),
  postponedWithoutDate: of('game-header', exampleGame('soccer', 'postponed', { makeup: null })),
  noGame: { feature: 'game-header', fields: {}, globalContent: [] },
  ...previewStates,
  'form-beforeTheGame': of('team-form', exampleGame('football', 'pre-game'), {
    content: { 'team-schedule-api': schedule },
  }),
  ...whileAndAfter('win-probability', 'chances'),
  'chances-beforeTheFirstPlay': of('win-probability', begins),
  ...whileAndAfter('scoring-summary', 'scoring'),
  ...whileAndAfter('play-by-play', 'plays'),
  ...whileAndAfter('drive-panel', 'drives', ['football']),
  ...whileAndAfter('box-score', 'box'),
  ...asSent(),
  finalOfSeries: of(
    'game-header',
    exampleGame('baseball', 'final', {
      occasion: 'World Series, Game 3',
      isConfirmed: false,
      box: { away: [], home: [] },
      scoring: [],
      plays: [],
      teamStats: [],
    }),
  ),
  boxNotConfirmed: of('box-score', exampleGame('hockey', 'final', { isConfirmed: false })),
  notBegun: of('play-by-play', exampleGame('football', 'pre-game')),
  noDrivesInHockey: of('drive-panel', exampleGame('hockey', 'final')),
  stream: of('game-stream', exampleGame('football', 'in-progress', { liveStream })),
  streamByItself: of(
    'game-stream',
    exampleGame('football', 'in-progress', { liveStream: { ...liveStream, isAutoplay: true } }),
  ),
  highlights: of('game-stream', exampleGame('football', 'final'), {
    content: { 'content-feed': { stories: [...stories, filmed], total: stories.length + 1 } },
  }),
  storiesWithFilm: of(
    'game-stories',
    { ...eagles, liveStream },
    {
      content: { 'content-feed': { stories: [...stories, filmed], total: stories.length + 1 } },
    },
  ),
  streamOver: of('game-stream', exampleGame('football', 'final', { liveStream })),
  form: of('team-form', eagles, { content: { 'team-schedule-api': schedule } }),
  otherGames: of('other-games', eagles, { content: { 'scoreboard-ribbon-api': ribbon } }),
  stories: of('game-stories', eagles, {
    content: { 'content-feed': { stories, total: stories.length } },
  }),
  storiesWithoutLiveBlog: of('game-stories', eagles, {
    content: { 'content-feed': { stories: stories.slice(1), total: 2 } },
  }),
};

export default states;
