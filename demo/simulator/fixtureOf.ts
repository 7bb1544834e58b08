import { createRandom } from '../random';
import type { ScheduledGame } from './schedule/ScheduledGame';
import type { Fixture } from './play/Fixture';
import { isPlayoff, isPreseason } from './schedule/occasions';
import type { LeagueTable } from './standings/leagueTable';
import { NO_GAMES } from './standings/Tally';
import type { EventEditorial, EventLiveStream, SportName } from '../../services/stats/SportEvent';
import type { WonLostTied } from '../../services/stats/Standings';
import { bareFixtureOf } from './timelineOf';

/** Who may show a game of a sport. */
const STATIONS: Record<SportName, readonly (readonly [name: string, callLetters: string])[]> = {
  baseball: [
    ['NBC Sports Philadelphia', 'NBCSP'],
    ['NBC10', 'WCAU'],
    ['Fox29', 'WTXF'],
  ],
  basketball: [
    ['NBC Sports Philadelphia', 'NBCSP'],
    ['ESPN', 'ESPN'],
    ['NBC10', 'WCAU'],
  ],
  football: [
    ['Fox29', 'WTXF'],
    ['CBS3', 'KYW'],
    ['NBC10', 'WCAU'],
    ['6abc', 'WPVI'],
  ],
  hockey: [
    ['NBC Sports Philadelphia', 'NBCSP'],
    ['TNT', 'TNT'],
  ],
  soccer: [
    ['Apple TV', 'APPLETV'],
    ['PHL17', 'WPHL'],
  ],
};

/** Pictures of the first edition that fit, by what the pictures service calls them. */
const PICTURES: Partial<Record<SportName, readonly string[]>> = {
  baseball: ['ballfield-77-3x2.jpg'],
  basketball: ['court-9-16x9.jpg'],
  football: ['stadium-63-16x9.jpg', 'stadium-41-16x9.jpg'],
  hockey: ['rink-15-16x9.jpg', 'rink-44-3x2.jpg'],
};

/** The film of the first edition that is on YouTube. */
export const YOUTUBE_CODE = 'M7lc1UVf-VE';

/**
 * The fixture with all that is written around the game.
 *
 * @param table the records that its teams have before it
 */
export function fixtureOf(game: ScheduledGame, table: LeagueTable): Fixture {
  const fixture = bareFixtureOf(game);
  const random = createRandom(`around ${game.eventId}`);
  const [name, callLetters] = random.pick(STATIONS[game.local.sport]);
  return {
    ...fixture,
    home: { ...fixture.home, record: recordIn(table, game.home.teamId) },
    away: { ...fixture.away, record: recordIn(table, game.away.teamId) },
    tvStations: [{ name, callLetters }],
    editorial: editorialOf(game),
    liveStream: random.chance(0.3) ? LIVE_STREAM : null,
    imgUrl: random.chance(0.6) ? random.pick(PICTURES[game.local.sport] ?? ['']) || null : null,
  };
}

const LIVE_STREAM: EventLiveStream = {
  youtubeCode: YOUTUBE_CODE,
  mute: true,
  autoplay: false,
  showLiveStream: true,
  hideLiveStreamOnEnd: true,
};

function recordIn(table: LeagueTable, teamId: number): WonLostTied {
  const { wins, losses, ties } = table.get(teamId) ?? NO_GAMES;
  return { wins, losses, ties };
}

/** For games at home only. */
const ON_THE_WAY: EventEditorial = {
  heading: 'Before you go',
  content: 'Leave early: SEPTA is running on a weekend schedule.',
};

const NOTES: readonly (EventEditorial | null)[] = [
  null,
  null,
  { heading: 'Follow along', content: 'Our writers are at the game. Send them your questions.' },
  ON_THE_WAY,
];

function editorialOf(game: ScheduledGame): EventEditorial | null {
  const { eventId, course, home, local, isLeagueGame, venue } = game;
  if (isPlayoff(game)) return null;
  if (course === 'doubleheader-first') {
    return { heading: 'Two for one', content: 'It makes up for the game that was rained out.' };
  }
  if (isLeagueGame) {
    const note = createRandom(`note ${eventId}`).pick(NOTES);
    return note === ON_THE_WAY && home.teamId !== local.team.teamId ? null : note;
  }
  const isAbroad = /^(?:Asia|Europe)/.test(venue.timeZone);
  const kind = isPreseason(game) ? 'Preseason game' : 'Exhibition';
  return {
    heading: isAbroad ? `${kind} in ${venue.city}` : kind,
    content: 'The game does not count in the standings.',
  };
}
