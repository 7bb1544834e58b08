import { exampleGame } from './exampleGames';
import type { GameStatus, Sport } from './game';
import { gameSummary } from './gameSummary';
import { gameTitle } from './gameTitle';
import { sportsEvent } from './sportsEvent';

const URL = 'https://www.broadsheet.example/eagles/gamedaycentral/1';

describe('a game to machines (schema.org)', () => {
  it('says who plays, when and where', () => {
    const team = (name: string) => ({ '@type': 'SportsTeam', name, sport: 'American football' });
    const eagles = team('Philadelphia Eagles');
    const cowboys = team('Dallas Cowboys');
    expect(sportsEvent(exampleGame('football', 'final'), URL)).toEqual({
      '@type': 'SportsEvent',
      '@id': `${URL}#event`,
      name: 'Dallas Cowboys at Philadelphia Eagles',
      description:
        'Final: Eagles 27, Cowboys 20. Dallas Cowboys at Philadelphia Eagles, Nov. 22, 1 p.m., Lincoln Financial Field, Philadelphia. TV: Fox 29.',
      url: URL,
      sport: 'American football',
      startDate: '2026-11-22T18:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Lincoln Financial Field', address: 'Philadelphia' },
      homeTeam: eagles,
      awayTeam: cowboys,
      competitor: [eagles, cowboys],
      organizer: {
        '@type': 'SportsOrganization',
        name: 'National Football League',
        url: 'https://www.nfl.com/',
      },
    });
  });

  it.each<[GameStatus, string, string, string | undefined]>([
    ['pre-game', 'EventScheduled', '2026-11-22', undefined],
    ['in-progress', 'EventScheduled', '2026-11-22', undefined],
    ['delayed', 'EventScheduled', '2026-11-22', undefined],
    ['postponed', 'EventRescheduled', '2026-11-29', '2026-11-22'],
    ['suspended', 'EventRescheduled', '2026-11-29', '2026-11-22'],
    ['canceled', 'EventCancelled', '2026-11-22', undefined],
    ['vacated', 'EventCancelled', '2026-11-22', undefined],
  ])('%s is %s', (status, eventStatus, day, previous) => {
    const event = sportsEvent(exampleGame('football', status), URL);
    expect(event?.eventStatus).toBe(`https://schema.org/${eventStatus}`);
    expect(event?.startDate.slice(0, 10)).toBe(day);
    expect(event?.previousStartDate?.slice(0, 10)).toBe(previous);
  });

  it('of a postponed game without a make-up is postponed', () => {
    const event = sportsEvent(exampleGame('football', 'postponed', { makeup: null }), URL);
    expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(event).not.toHaveProperty('previousStartDate');
  });

  it('has a date without a time that is to be announced', () => {
    const start = { at: '2026-11-22T17:00:00.000Z', isTimeTba: true, localDate: '2026-11-22' };
    expect(sportsEvent(exampleGame('hockey', 'pre-game', { start }), URL)?.startDate).toBe(
      '2026-11-22',
    );
  });

  it('is none without a date or a team', () => {
    const start = { at: null, isTimeTba: true, localDate: null };
    expect(sportsEvent(exampleGame('hockey', 'pre-game', { start }), URL)).toBeNull();
    const game = exampleGame('hockey', 'pre-game');
    const unknown = { ...game, away: { ...game.away, nickname: 'TBD', location: 'TBD' } };
    expect(sportsEvent(unknown, URL)).toBeNull();
  });

  it.each([
    ['', 'Philadelphia', 'Philadelphia'],
    ['Subaru Park', 'Subaru Park', 'Philadelphia'],
    ['Subaru Park, Chester', 'Subaru Park', 'Chester'],
    ['A, B Field, Chester', 'A, B Field', 'Chester'],
  ])('a venue %p is %p in %p', (venue, name, address) => {
    expect(sportsEvent(exampleGame('soccer', 'final', { venue }), URL)?.location).toMatchObject({
      name,
      address,
    });
  });
});

describe('what a game page is called', () => {
  it.each<[Sport, GameStatus, string]>([
    ['football', 'pre-game', 'Cowboys at Eagles: Nov. 22, 1 p.m.'],
    ['football', 'in-progress', 'Cowboys at Eagles: Live score and play-by-play'],
    ['football', 'delayed', 'Cowboys at Eagles: Live score and play-by-play'],
    ['hockey', 'final', 'Flyers 3, Penguins 2: Box score and play-by-play'],
    ['baseball', 'postponed', 'Mets at Phillies: Postponed'],
    ['baseball', 'suspended', 'Mets at Phillies: Suspended'],
    ['soccer', 'canceled', 'Red Bulls at Union: Canceled'],
  ])('%s, %s', (sport, status, title) => {
    expect(gameTitle(exampleGame(sport, status))).toBe(title);
  });

  it('its summary says how it stands, and nothing that changes by the second', () => {
    expect(gameSummary(exampleGame('football', 'in-progress'))).toBe(
      'Eagles 17, Cowboys 14, 3rd quarter. Dallas Cowboys at Philadelphia Eagles, Nov. 22, 1 p.m., Lincoln Financial Field, Philadelphia. TV: Fox 29.',
    );
    expect(gameSummary(exampleGame('hockey', 'pre-game', { venue: '', network: '' }))).toBe(
      'Pittsburgh Penguins at Philadelphia Flyers, Nov. 22, 1 p.m.',
    );
  });
});

it.each<[Sport, string, string]>([
  ['baseball', 'Major League Baseball', 'https://www.mlb.com/'],
  ['basketball', 'National Basketball Association', 'https://www.nba.com/'],
  ['football', 'National Football League', 'https://www.nfl.com/'],
  ['hockey', 'National Hockey League', 'https://www.nhl.com/'],
  ['soccer', 'Major League Soccer', 'https://www.mlssoccer.com/'],
])('A game of %s is of its league: %s', (sport, name, url) => {
  expect(sportsEvent(exampleGame(sport, 'final'), URL)?.organizer).toEqual({
    '@type': 'SportsOrganization',
    name,
    url,
  });
});
