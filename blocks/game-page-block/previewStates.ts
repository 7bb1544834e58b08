import type { BlockState, BlockStates } from 'fusion:states';
import { exampleAuthor, exampleCard } from '../../components/cards/exampleCard';
import type { StoryCard } from '../../content/schemas/ans';
import { exampleGame } from '../../utils/stats/exampleGames';
import { exampleStandings } from '../../utils/stats/exampleStandings';
import type { Game, Sport } from '../../utils/stats/game';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];
/** Ids of the examples: the page's own game has another one. */
const FIRST_ID = 700;

/** A game of a sport on another day of November. */
function onDay(sport: Sport, day: number, part: Partial<Game> = {}): Game {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const game: Game = exampleGame(sport, day < 22 ? 'final' : 'pre-game', {
    eventId: FIRST_ID + day,
  });
  const start = { at: `${date}T18:00:00.000Z`, isTimeTba: false, localDate: date };
  return { ...game, start, ...part } as Game;
}

/** Another opponent than the page's, and one that wins. */
function against(game: Game, nickname: string, abbreviation: string): Game {
  const isWinner = game.status === 'final';
  return {
    ...game,
    home: { ...game.home, isWinner: false, score: isWinner ? 10 : null },
    away: { ...game.away, teamId: 1, nickname, abbreviation, isWinner },
  };
}

/** Five results, one of them of the same two teams, who meet once more. */
const scheduleOf = (sport: Sport): Game[] => [
  against(onDay(sport, 2), 'Visitors', 'VIS'),
  onDay(sport, 5),
  against(onDay(sport, 9), 'Strangers', 'STR'),
  against(onDay(sport, 13), 'Neighbors', 'NBR'),
  onDay(sport, 18),
  onDay(sport, 28),
];

const MINUTE = 60_000;

/** What was written about the game, newest first; `days` before it. */
function storiesOf(game: Game, count: number): StoryCard[] {
  const headlines = [
    `${game.away.nickname} at ${game.home.nickname}: Time, TV and what to watch for`,
    'The injury report is longer than the bench, and the coach has noticed',
    'What the numbers say, and why nobody in the locker room believes them',
  ];
  return headlines.slice(0, count).map((headline, index) => {
    const story = exampleCard({
      slug: `preview-${game.sport}-${index}`,
      headline,
      picture: index,
      description: 'Help the kid, or leave him alone. And please, nobody move before the snap.',
      authors: [exampleAuthor('tom-gallagher')],
      display_date: new Date(
        Date.parse('2026-11-22T12:00:00Z') - index * 300 * MINUTE,
      ).toISOString(),
    });
    const tags = [{ text: game.away.nickname, slug: '' }];
    return { ...story, taxonomy: { ...story.taxonomy, tags } };
  });
}

function preview(game: Game, stories: number, content: BlockState['content'] = {}): BlockState {
  const cards = storiesOf(game, stories);
  return {
    feature: 'game-preview',
    fields: {},
    globalContent: [game],
    content: {
      'content-feed': { stories: cards, total: cards.length },
      'standings-api': exampleStandings(game.league),
      'team-schedule-api': scheduleOf(game.sport),
      ...content,
    },
  };
}

const football = exampleGame('football', 'pre-game');
const NOTHING = { 'standings-api': null, 'team-schedule-api': null };
const bare = { record: null, series: null };

/** Named states of a game's preview. */
export const previewStates: BlockStates = {
  ...Object.fromEntries(
    SPORTS.map((sport) => [`preview-${sport}`, preview(exampleGame(sport, 'pre-game'), 3)]),
  ),
  'preview-oneStory': preview(football, 1),
  'preview-withoutStories': preview(football, 0),
  'preview-twoDivisions': preview(
    exampleGame('football', 'pre-game', {
      away: { ...football.away, teamId: 341, nickname: 'Lions', abbreviation: 'DET' },
    }),
    1,
    { 'team-schedule-api': scheduleOf('football') },
  ),
  'preview-withoutData': preview(
    exampleGame('football', 'pre-game', {
      away: { ...football.away, ...bare },
      home: { ...football.home, ...bare },
      network: '',
      venue: '',
    }),
    0,
    NOTHING,
  ),
  'preview-delayedStart': preview(
    exampleGame('soccer', 'delayed', { progress: null, plays: [], scoring: [] }),
    1,
  ),
  'preview-postponed': preview(exampleGame('baseball', 'postponed'), 1),
  'preview-canceled': preview(exampleGame('hockey', 'canceled'), 0),
  'preview-begun': preview(exampleGame('football', 'in-progress'), 3),
};
