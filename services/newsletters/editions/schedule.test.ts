import fc from 'fast-check';

import { lastTime, parseSchedule, timesAfter, type Schedule } from './schedule';
import { scheduleWords } from './scheduleWords';

const zone = 'America/New_York';
const weekly = (days: number[], time: string): Schedule => ({ kind: 'weekly', days, time, zone });
const at = (text: string) => Date.parse(text);
const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString());

describe('the times of a schedule', () => {
  it.each<[string, Schedule, string, string[]]>([
    [
      'on days of the week',
      weekly([1, 3], '06:30'),
      '2026-11-24T12:00:00Z',
      ['2026-11-25T11:30:00.000Z', '2026-11-30T11:30:00.000Z', '2026-12-02T11:30:00.000Z'],
    ],
    [
      'later today',
      weekly([2], '08:00'),
      '2026-11-24T12:00:00Z',
      ['2026-11-24T13:00:00.000Z', '2026-12-01T13:00:00.000Z', '2026-12-08T13:00:00.000Z'],
    ],
    [
      'at the same time of day when clocks change',
      weekly([6, 7, 1], '06:00'),
      '2026-10-31T00:00:00Z',
      ['2026-10-31T10:00:00.000Z', '2026-11-01T11:00:00.000Z', '2026-11-02T11:00:00.000Z'],
    ],
    [
      'an hour later where clocks skip it',
      weekly([7], '02:30'),
      '2026-03-07T12:00:00Z',
      ['2026-03-08T07:30:00.000Z', '2026-03-15T06:30:00.000Z', '2026-03-22T06:30:00.000Z'],
    ],
    [
      'the first of two where clocks show it twice',
      weekly([7], '01:30'),
      '2026-10-31T12:00:00Z',
      ['2026-11-01T05:30:00.000Z', '2026-11-08T06:30:00.000Z', '2026-11-15T06:30:00.000Z'],
    ],
    [
      'once',
      { kind: 'once', at: '2026-12-01T06:30', zone },
      '2026-11-24T12:00:00Z',
      ['2026-12-01T11:30:00.000Z'],
    ],
    [
      'once, which is over',
      { kind: 'once', at: '2026-11-01T06:30', zone },
      '2026-11-24T12:00Z',
      [],
    ],
    ['by hand', { kind: 'hand' }, '2026-11-24T12:00:00Z', []],
  ])('%s', (_name, schedule, after, expected) => {
    expect(iso(timesAfter(schedule, at(after), 3))).toEqual(expected);
  });

  it('come after the moment, in order, on a day that was chosen', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const moment = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') });
    fc.assert(
      fc.property(days, clock, moment, (chosen, time, after) => {
        const times = timesAfter(weekly(chosen, time), after, 4);
        expect(times).toHaveLength(4);
        expect(times[0]).toBeGreaterThan(after);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(times[0]! - after).toBeLessThanOrEqual(8 * 86_400_000);
      }),
    );
  });

  it.each([
    ['none has come', '2026-11-24T10:00:00Z', '2026-11-24T11:29:59Z', null],
    ['one has come', '2026-11-24T10:00:00Z', '2026-11-24T11:30:00Z', '2026-11-24T11:30:00.000Z'],
    ['it is done', '2026-11-24T11:30:00Z', '2026-11-24T12:00:00Z', null],
    ['several have', '2026-11-01T00:00:00Z', '2026-11-24T12:00:00Z', '2026-11-24T11:30:00.000Z'],
    [
      'nobody looked for a year',
      '2025-11-01T00:00Z',
      '2026-11-24T12:00Z',
      '2026-11-24T11:30:00.000Z',
    ],
  ])('that have come: the latest, where %s', (_name, after, now, expected) => {
    const time = lastTime(weekly([1, 2, 3, 4, 5, 6, 7], '06:30'), at(after), at(now));
    expect(time === null ? null : new Date(time).toISOString()).toBe(expected);
  });
});

describe('a schedule in words', () => {
  it.each<[Schedule, string]>([
    [weekly([1, 2, 3, 4, 5], '06:00'), 'Monday to Friday at 6 a.m. ET'],
    [weekly([1, 2, 3, 4, 5, 6, 7], '12:00'), 'Every day at noon ET'],
    [weekly([3], '15:05'), 'Wednesdays at 3:05 p.m. ET'],
    [weekly([6, 7], '00:00'), 'Saturdays and Sundays at midnight ET'],
    [weekly([1, 3, 5], '06:30'), 'Mondays, Wednesdays and Fridays at 6:30 a.m. ET'],
    [{ kind: 'once', at: '2026-12-01T06:30', zone }, 'Once, Dec. 1, 2026, at 6:30 a.m. ET'],
    [{ kind: 'hand' }, 'Only by hand'],
  ])('%j', (schedule, words) => {
    expect(scheduleWords(schedule)).toBe(words);
  });
});

describe('what is no schedule is refused in words', () => {
  it.each([
    [null, /time zone/],
    [{ kind: 'weekly', days: [1], time: '06:30', zone: 'Mars/Olympus' }, /Mars\/Olympus/],
    [{ kind: 'weekly', days: [], time: '06:30', zone }, /at least one day/],
    [{ kind: 'weekly', days: [0, 8], time: '06:30', zone }, /at least one day/],
    [{ kind: 'weekly', days: [1], time: '24:00', zone }, /time of day/],
    [{ kind: 'once', at: '2026-02-30T06:30', zone }, /a date and a time/],
    [{ kind: 'yearly', zone }, /when it is sent/],
  ])('%j', (value, words) => {
    expect(() => parseSchedule(value)).toThrow(words);
  });

  it('and each day of the week counts once, in order', () => {
    expect(parseSchedule({ kind: 'weekly', days: [5, 1, 5], time: '06:30', zone })).toEqual(
      weekly([1, 5], '06:30'),
    );
  });
});
