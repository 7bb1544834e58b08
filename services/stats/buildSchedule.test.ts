import { buildSchedule, type ScheduledGame } from './buildSchedule';

const clock = new Date('2026-11-21T18:00:00Z');
const schedule = buildSchedule(clock);

const startOf = ({ startDate }: ScheduledGame) => {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  return Date.UTC(utc?.year ?? 0, (utc?.month ?? 1) - 1, utc?.date, utc?.hour, utc?.minute);
};

describe('the schedule of the five teams', () => {
  it.each(['/eagles', '/sixers', '/flyers', '/phillies', '/soccer'])(
    '%s play, back and ahead',
    (team) => {
      const games = schedule.filter(({ phiTeamName }) => phiTeamName === team);
      expect(games.some((game) => startOf(game) < clock.getTime())).toBe(true);
      expect(games.some((game) => startOf(game) > clock.getTime())).toBe(true);
    },
  );

  it('is the same for the same clock, and a game keeps its result under a later one', () => {
    expect(buildSchedule(clock)).toEqual(schedule);
    const later = new Map(
      buildSchedule(new Date(clock.getTime() + 3 * 86_400_000)).map((game) => [game.eventId, game]),
    );
    const finals = schedule.filter(({ eventStatus }) => eventStatus.name === 'Final');
    const both = finals.filter(({ eventId }) => later.has(eventId));
    expect(both.length).toBeGreaterThan(5);
    for (const game of both) expect(later.get(game.eventId)).toEqual(game);
  });

  it('gives every game an id of its own', () => {
    expect(new Set(schedule.map(({ eventId }) => eventId)).size).toBe(schedule.length);
  });

  it('states what the clock says: final before, pre-game after', () => {
    for (const game of schedule) {
      const { name } = game.eventStatus;
      if (name === 'Final') expect(startOf(game)).toBeLessThan(clock.getTime());
      if (name === 'Pre-Game') expect(startOf(game)).toBeGreaterThan(clock.getTime());
    }
  });

  it('has a game in progress while one is played, with a score that fits what is over', () => {
    const eagles = schedule.find(
      (game) => game.phiTeamName === '/eagles' && game.eventStatus.name === 'Pre-Game',
    );
    const during = new Date(startOf(eagles ?? schedule[0]!) + 100 * 60_000);
    const game = buildSchedule(during).find(({ eventId }) => eventId === eagles?.eventId);
    expect(game?.eventStatus).toMatchObject({ eventStatusId: 2, name: 'In-Progress', period: 3 });
    for (const team of game?.teams ?? []) {
      expect(team.linescores).toHaveLength(2);
      expect(team.score).toBe(team.linescores.reduce((sum, { score }) => sum + score, 0));
    }
  });

  it('ends with one winner, except for ties in soccer', () => {
    for (const { eventStatus, teams, sport } of schedule) {
      if (eventStatus.name !== 'Final') continue;
      const winners = teams.filter(({ isWinner }) => isWinner);
      expect(winners.length).toBeLessThanOrEqual(1);
      if (sport !== 'soccer') expect(winners).toHaveLength(1);
    }
  });

  it('makes up for rain with a doubleheader against the same team', () => {
    const rained = schedule.find(({ eventStatus }) => eventStatus.name === 'Postponed');
    expect(rained?.makeupDate).not.toBeNull();
    const opponent = rained?.teams.find(({ teamId }) => teamId !== 246)?.teamId;
    const doubles = schedule.filter(
      (game) => game.isDoubleheader && startOf(game) > startOf(rained!),
    );
    expect(
      doubles.slice(0, 2).map(({ teams }) => teams.some(({ teamId }) => teamId === opponent)),
    ).toEqual([true, true]);
  });

  it('names the hour in Philadelphia and in UTC', () => {
    for (const { startDate } of schedule) {
      const [local, utc] = startDate;
      expect(local?.dateType).toBe('Local');
      expect(((utc?.hour ?? 0) - (local?.hour ?? 0) + 24) % 24).toBe(5);
    }
  });
});
