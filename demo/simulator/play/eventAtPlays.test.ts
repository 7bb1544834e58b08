import type { GameTimeline } from './Fixture';
import type { PlayedPlay } from './PlayedGame';
import { eventAt } from './eventAt';
import { ALL, SPORTS, eachEvent, seenOf } from './testing/seenGames';

const periodOf = ({ period, inning }: PlayedPlay) => period ?? inning ?? 0;
const seconds = ({ time }: PlayedPlay) => time.minutes * 60 + time.seconds;

describe.each(SPORTS)('at every moment of a game of %s', (sport) => {
  const games = seenOf(sport);

  it('plays are in order of time, and what was told stays as it was', () => {
    eachEvent(games, ({ pbp }, previous) => {
      const before = previous?.pbp ?? [];
      expect(JSON.stringify(pbp.slice(0, before.length)) === JSON.stringify(before)).toBe(true);
    });
    for (const { events } of games) {
      const pbp = events.at(-1)?.pbp ?? [];
      expect(new Set(pbp.map(({ playId }) => playId)).size).toBe(pbp.length);
      for (const [index, play] of pbp.entries()) {
        const before = pbp[index - 1];
        if (!before) continue;
        const passed = seconds(play) - seconds(before);
        const isLater =
          periodOf(play) > periodOf(before) ||
          (periodOf(play) === periodOf(before) && (sport === 'soccer' ? passed : -passed) >= 0);
        if (!isLater) expect([before, play]).toEqual('in order of time');
      }
    }
  });

  it('every play is written out', () => {
    for (const { events } of games) {
      const unwritten = (events.at(-1)?.pbp ?? []).filter(
        ({ playText, type }) =>
          !/^\S.*[.)]$/.test(playText) ||
          /undefined|NaN|null| {2}|\.\./.test(`${playText} ${type}`),
      );
      expect(unwritten).toEqual([]);
    }
  });

  it('nothing in it knows what comes', () => {
    for (const { timeline } of games) {
      if (timeline.fixture.course === 'suspended' || timeline.plays.length === 0) continue;
      const { frames, plays, drives } = timeline;
      for (const part of [0.1, 0.4, 0.8]) {
        const at = plays[Math.floor(plays.length * part)]?.at ?? 0;
        const cut: GameTimeline = {
          ...timeline,
          frames: frames.filter((frame) => frame.at <= at),
          plays: plays.filter((play) => play.at <= at),
          drives: drives
            .filter(({ startAt }) => startAt <= at)
            .map((drive) => (drive.endAt > at ? { ...drive, endAt: at + 1, result: '?' } : drive)),
          winner: null,
        };
        const whole = eventAt(timeline, new Date(at), ALL);
        expect(eventAt(cut, new Date(at), ALL)).toEqual(whole);
      }
    }
  });

  it('has the last thing that happened for its headline while it is under way, and none else', () => {
    let headlines = 0;
    for (const { events } of games) {
      for (const { lastPlayHeadline: headline = '', pbp = [], eventStatus } of events) {
        const isUnderWay = ['In-Progress', 'Delayed', 'Suspended'].includes(eventStatus.name);
        if (headline !== '') headlines += 1;
        if (!isUnderWay) expect([eventStatus.name, headline]).toEqual([eventStatus.name, '']);
        else if (headline !== '') expect(pbp.map(({ playText }) => playText)).toContain(headline);
      }
    }
    expect(headlines).toBeGreaterThan(0);
  });
});
