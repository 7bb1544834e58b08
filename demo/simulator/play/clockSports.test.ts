import type { SportName } from '../../../services/stats/SportEvent';
import type { PlayedGame, PlayerLine } from './PlayedGame';
import { eventAt } from './eventAt';
import { exampleFixture } from './testing/exampleFixture';
import type { Course, GameTimeline } from './Fixture';
import { simulateGame } from './simulateGame';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ids = seeds(12);
const ALL = { pbp: true, driveCharts: true, box: true };

const play = (sport: SportName, course: Course) =>
  ids.map((id) => simulateGame(exampleFixture(sport, id, course)));

const finalOf = (timeline: GameTimeline) =>
  eventAt(timeline, new Date((timeline.frames.at(-1)?.at ?? 0) + 60_000), ALL);

const linesOf = (event: PlayedGame, side: number, group: string): PlayerLine[] =>
  event.boxscores[side]?.groups.find(({ name }) => name === group)?.lines ?? [];

/** Of one player. */
const numberIn = (line: PlayerLine | undefined, key: string) => Number(line?.numbers[key]);

/** Of all players. */
const total = (lines: PlayerLine[], key: string) =>
  lines.reduce((sum, line) => sum + numberIn(line, key), 0);

const seconds = (time: unknown) => {
  const [minutes = 0, rest = 0] = String(time).split(':').map(Number);
  return minutes * 60 + rest;
};

describe('a game of basketball', () => {
  const regular = play('basketball', 'regular');
  const overtime = play('basketball', 'overtime');

  it('gives five players a minute of every minute', () => {
    for (const timeline of [...regular, ...overtime]) {
      const event = finalOf(timeline);
      const minutes = 240 + 25 * Math.max(0, (event.eventStatus.period ?? 4) - 4);
      for (const side of [0, 1]) {
        const played = linesOf(event, side, 'playerStats').map(({ numbers }) =>
          seconds(numbers['minutesPlayed']),
        );
        expect(played.reduce((sum, time) => sum + time, 0)).toBe(minutes * 60);
      }
    }
  });

  it('has nobody on the floor after his sixth foul', () => {
    for (const event of [...regular, ...overtime].map(finalOf)) {
      for (const side of [0, 1]) {
        for (const line of linesOf(event, side, 'playerStats')) {
          expect(numberIn(line, 'personalFouls')).toBeLessThanOrEqual(6);
        }
      }
    }
  });

  it('gives one side the defensive rebound or the other the offensive one, never more than misses', () => {
    for (const { pbp } of regular.map(finalOf)) {
      const of = (pattern: RegExp) => pbp.filter(({ type }) => pattern.test(type));
      const misses = of(/^Missed/).length;
      expect(of(/rebound$/).length).toBeLessThanOrEqual(misses);
      expect(of(/rebound$/).length).toBeGreaterThan(misses * 0.7);
    }
  });

  it('is at rest between quarters, the longest time at halftime', () => {
    for (const { frames } of regular) {
      const rests = frames.flatMap(({ isBreak, at, period }, index) =>
        isBreak ? [[period, ((frames[index + 1]?.at ?? at) - at) / 60_000] as const] : [],
      );
      expect(rests).toEqual([
        [1, 2.5],
        [2, 15],
        [3, 2.5],
      ]);
    }
  });

  it('tells the changes of the lead as its scoring summary', () => {
    for (const { scoringSummaries } of regular.map(finalOf)) {
      const leaders = scoringSummaries
        .flatMap(({ scores }) => scores)
        .map(({ homeScore, awayScore }) => Math.sign(homeScore - awayScore));
      expect(leaders).not.toContain(0);
      for (const [index, leader] of leaders.entries()) {
        if (index > 0) expect(leader).toBe(-(leaders[index - 1] ?? 0));
      }
    }
  });
});

describe('fouls in basketball', () => {
  const games = seeds(80).map((id) => simulateGame(exampleFixture('basketball', id, 'regular')));

  it.each([
    ['Technical foul on', 0.15, 1.5],
    ['flagrant foul on', 0.02, 0.5],
  ])('"%s" is called %d to %d times a game', (words, least, most) => {
    const called = games.flatMap(({ plays }) => plays.filter(({ text }) => text.includes(words)));
    expect(called.length / games.length).toBeGreaterThan(least);
    expect(called.length / games.length).toBeLessThan(most);
  });
});

describe('a game of hockey', () => {
  const all = [...play('hockey', 'regular'), ...play('hockey', 'shootout')];

  it('shows the side with a skater more, and for two minutes at most per penalty', () => {
    let seen = 0;
    for (const { frames, plays } of all) {
      for (const { possession } of frames) seen += possession ? 1 : 0;
      const penalties = plays.filter(({ type }) => type === 'Penalty');
      if (penalties.length === 0) expect(frames.every((frame) => !frame.possession)).toBe(true);
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('has majors, fights and misconducts now and then', () => {
    const penalties = seeds(80)
      .flatMap((id) => simulateGame(exampleFixture('hockey', id, 'regular')).plays)
      .filter(({ type }) => type === 'Penalty');
    const part = (words: RegExp) =>
      penalties.filter(({ text }) => words.test(text)).length / penalties.length;
    expect(part(/two minutes for/)).toBeGreaterThan(0.8);
    for (const rare of [/a major/, /for fighting/, /10-minute misconduct/, /double minor/]) {
      expect(part(rare)).toBeGreaterThan(0);
      expect(part(rare)).toBeLessThan(0.1);
    }
  });

  it('lets nobody be short for a fight or a misconduct', () => {
    for (const { plays } of seeds(80).map((id) =>
      simulateGame(exampleFixture('hockey', id, 'regular')),
    )) {
      for (const { text, credits } of plays) {
        if (!/for fighting|misconduct/.test(text)) continue;
        expect(credits.map(({ stat }) => stat)).toEqual(['penaltyMinutes']);
      }
    }
  });

  it('has shots against a goalie as saves and goals, and goals for the skaters', () => {
    for (const event of all.map(finalOf)) {
      for (const side of [0, 1]) {
        const [goalie] = linesOf(event, side, 'goaltenderStats');
        const skaters = linesOf(event, 1 - side, 'skaterStats');
        const saved = numberIn(goalie, 'saves') + numberIn(goalie, 'goalsAgainst');
        expect(saved).toBe(numberIn(goalie, 'shotsAgainst'));
        // Goals into an empty net are shots too.
        expect(Number(event.boxscores[1 - side]?.teamStats['shots'])).toBeGreaterThanOrEqual(saved);
        expect(total(skaters, 'assists')).toBeLessThanOrEqual(2 * total(skaters, 'goals'));
      }
    }
  });

  it('lets a goal in overtime end it', () => {
    for (const timeline of play('hockey', 'overtime')) {
      const goals = timeline.plays.filter(({ type, period }) => type === 'Goal' && period === 4);
      expect(goals).toHaveLength(1);
      const loser = finalOf(timeline).teams.find(({ isWinner }) => !isWinner);
      expect(loser?.record).toEqual({ wins: 6, losses: 4, ties: 1 });
    }
  });

  it('gives the winner of a shootout one goal', () => {
    for (const event of play('hockey', 'shootout').map(finalOf)) {
      const [home, away] = event.teams;
      expect(Math.abs(home.score - away.score)).toBe(1);
      expect(home.linescores.at(-1)?.score).toBe(home.isWinner ? 1 : 0);
      expect(home.linescores).toHaveLength(5);
    }
  });
});

describe('a game of soccer', () => {
  const regular = play('soccer', 'regular');

  it('counts the clock up, the second half from 45 minutes', () => {
    for (const timeline of regular) {
      const second = timeline.frames.find(({ period }) => period === 2)?.at ?? 0;
      const { eventStatus } = eventAt(timeline, new Date(second + 90_000), ALL);
      expect(eventStatus).toMatchObject({ period: 2, minutes: 46, seconds: 30, isBreak: false });
      const halftime = eventAt(timeline, new Date(second - 60_000), ALL).eventStatus;
      expect(halftime).toMatchObject({ period: 1, isBreak: true });
      expect(halftime.minutes).toBeGreaterThanOrEqual(45);
    }
  });

  it('adds time to both halves and says how much', () => {
    for (const { plays } of regular) {
      const added = plays.filter(({ type }) => type === 'Time added');
      expect(added.map(({ period }) => period)).toEqual([1, 2]);
    }
  });

  it('has five substitutions at most, and nobody is sent off twice', () => {
    for (const { plays } of regular) {
      for (const place of ['home', 'away']) {
        const own = plays.filter((item) => item.place === place);
        expect(own.filter(({ isSubstitution }) => isSubstitution).length).toBeLessThanOrEqual(5);
        const off = own
          .filter(({ type }) => type === 'Red card')
          .map(({ credits }) => credits.find(({ stat }) => stat === 'reds')?.player);
        expect(new Set(off).size).toBe(off.length);
      }
    }
  });

  it('ends a shootout when it is decided, with the score as it was', () => {
    for (const timeline of play('soccer', 'shootout')) {
      const [home, away] = finalOf(timeline).teams;
      const kicks = timeline.plays.filter(({ shootout }) => shootout !== null).length;
      expect(home.score).toBe(away.score);
      expect(kicks).toBeGreaterThanOrEqual(6);
      expect(Math.abs((home.shootoutScore ?? 0) - (away.shootoutScore ?? 0))).toBeLessThanOrEqual(
        kicks > 10 ? 1 : 3,
      );
      expect(home.linescores).toHaveLength(4);
    }
  });

  it('gives a draw to nobody: a tie in both records', () => {
    const draws = regular.map(finalOf).filter(({ teams }) => teams[0].score === teams[1].score);
    expect(draws.length).toBeGreaterThan(0);
    for (const { teams } of draws) {
      for (const { record } of teams) expect(record).toEqual({ wins: 6, losses: 4, ties: 1 });
    }
  });
});
