import type { GameStatus, Sport } from '../game';
import { count, fields, firstText, flag, text, whole } from '../read';
import type { Fields } from '../read';

type Season = 'before' | 'regular' | 'playoffs' | 'all-star';

/** By words that are in the provider's names of an event's type; the first one counts. */
const WORDS: readonly (readonly [word: string, season: Season])[] = [
  ['spring training', 'before'],
  ['pre', 'before'],
  ['regular', 'regular'],
  ['post', 'playoffs'],
  ['playoff', 'playoffs'],
  ['all-star', 'all-star'],
  ['pro bowl', 'all-star'],
];

/** By id, which counts where there are no words. */
const IDS: readonly Season[] = ['before', 'regular', 'playoffs', 'all-star'];

/**
 * What a game is besides one of the regular season: `Preseason`, `Spring training`, `World Series, Game 3`,
 * `Divisional Round`, `All-Star Game`, and before a game that may not be played `NBA Finals, Game 7 (if
 * necessary)`. Empty for the regular season, and where the provider does not say.
 */
export function readOccasion(event: Fields, sport: Sport, status: GameStatus): string {
  const round = fields(event['eventRound']);
  switch (seasonOf(fields(event['eventType']))) {
    case 'before':
      return sport === 'baseball' ? 'Spring training' : 'Preseason';
    case 'all-star':
      return text(fields(event['eventType'])['name']).toLowerCase().includes('pro bowl')
        ? 'Pro Bowl'
        : 'All-Star Game';
    case 'playoffs':
      return playoffs(event, round, sport, status);
    default:
      return '';
  }
}

function seasonOf({ eventTypeId, name }: Fields): Season | null {
  const written = text(name).toLowerCase();
  if (written) return WORDS.find(([word]) => written.includes(word))?.[1] ?? null;
  const id = whole(eventTypeId, 0, IDS.length - 1);
  return id === null ? null : (IDS[id] ?? null);
}

function playoffs(event: Fields, round: Fields, sport: Sport, status: GameStatus): string {
  const series = fields(round['series']);
  const number =
    count(series['gameNumber'], 9) ??
    count(round['gameNumber'], 9) ??
    count(event['gameNumber'], 9);
  // One game decides in football, and where the series has but one.
  const isSeries = sport !== 'football' && whole(series['maxGames'], 1, 1) === null;
  const isIfNecessary = [series, round, event].some(
    (part) => (flag(part['isIfNecessary']) ?? flag(part['ifNecessary'])) === true,
  );
  const name = firstText(round['name'], round['shortName']) || 'Playoffs';
  const game = number && isSeries ? `${name}, Game ${number}` : name;
  return isIfNecessary && status === 'pre-game' ? `${game} (if necessary)` : game;
}
