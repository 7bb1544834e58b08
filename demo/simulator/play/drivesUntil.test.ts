import { drivesUntil } from './drivesUntil';
import type { GameTimeline, TimedPlay } from './Fixture';

const timeline = {
  fixture: { eventId: 7, away: { teamId: 1 }, home: { teamId: 2 } },
  drives: [
    { place: 'away', startAt: 100, endAt: 200, startPeriod: 1, startClock: 900, result: 'Punt' },
    {
      place: 'home',
      startAt: 200,
      endAt: 400,
      startPeriod: 1,
      startClock: 60,
      result: 'Touchdown',
    },
  ],
} as unknown as GameTimeline;
const play = (drive: number, yards: number, period: number, clock: number, plays = 1) =>
  ({ football: { drive, yards, plays }, period, clock }) as unknown as TimedPlay;
const told = [
  play(0, 12, 1, 880),
  play(0, -3, 1, 850),
  play(0, 40, 1, 835, 0),
  play(1, 30, 1, 20),
  play(1, 45, 2, 850),
  { football: null, period: 1, clock: 300 } as unknown as TimedPlay,
];

describe('the drives of a game so far', () => {
  it('are those that have begun, each with its team', () => {
    expect(drivesUntil(timeline, told, 99)).toEqual([]);
    expect(drivesUntil(timeline, told, 100).map(({ driveId }) => driveId)).toEqual(['7-d0']);
    expect(drivesUntil(timeline, told, 200).map(({ teamId }) => teamId)).toEqual([1, 2]);
  });

  it('say how they ended once they have', () => {
    const endsAt = (time: number) =>
      drivesUntil(timeline, told, time).map(({ driveEnd }) => driveEnd.driveChartPlayName);
    expect(endsAt(199)).toEqual(['']);
    expect(endsAt(200)).toEqual(['Punt', '']);
    expect(endsAt(400)).toEqual(['Punt', 'Touchdown']);
  });

  it('add up plays, yards and time, also beyond the end of a quarter', () => {
    const stats = drivesUntil(timeline, told, 400).map(({ driveStats }) => driveStats);
    expect(stats).toEqual([
      { plays: 2, yards: 49, timeOfPossession: { minutes: 1, seconds: 5 } },
      { plays: 2, yards: 75, timeOfPossession: { minutes: 1, seconds: 50 } },
    ]);
  });

  it('have taken no time before their first play', () => {
    expect(drivesUntil(timeline, [], 100)[0]?.driveStats).toEqual({
      plays: 0,
      yards: 0,
      timeOfPossession: { minutes: 0, seconds: 0 },
    });
  });
});
