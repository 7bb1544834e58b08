import { exampleGame } from '../exampleGames';
import type { Game } from '../game';
import { eventOf } from './eventOf.fixture';
import { away, home, live, parsed } from './liveEvent.fixture';

describe('when a game begins', () => {
  const utc = { dateType: 'UTC', year: 2026, month: 11, date: 23, hour: 1, minute: 20 };
  const local = { dateType: 'Local', year: 2026, month: 11, date: 22, hour: 20, minute: 20 };
  const { hour: _hour, minute: _minute, ...day } = local;

  it.each<[string, unknown, Game['start']]>([
    [
      'a local date that is not the one in UTC',
      [local, utc],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'UTC alone',
      [{ ...utc, hour: '01' }],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'local time alone, at home',
      [local],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'a time to be announced',
      [{ ...day, isTba: true }],
      { at: '2026-11-22T17:00:00.000Z', isTimeTba: true, localDate: '2026-11-22' },
    ],
    [
      'a time that is announced as not known',
      [{ ...utc, isTba: 'true' }, local],
      { at: '2026-11-22T17:00:00.000Z', isTimeTba: true, localDate: '2026-11-22' },
    ],
    [
      'the full text alone',
      [{ dateType: 'utc', full: '2026-11-23T01:20:00' }],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'a day no calendar has',
      [{ ...utc, month: 2, date: 30 }],
      { at: null, isTimeTba: true, localDate: null },
    ],
    ['nothing', null, { at: null, isTimeTba: true, localDate: null }],
  ])('%s', (_name, startDate, expected) => {
    expect(parsed({ ...live, startDate }).start).toEqual(expected);
  });

  it('a local time away says only the day: clocks there may differ', () => {
    const there = (name: string) => ({ teamLocationTypeId: name === 'home' ? 1 : 2, name });
    const swapped = [
      { ...away, teamLocationType: there('home') },
      { ...home, teamLocationType: there('away') },
    ];
    expect(parsed({ ...live, teams: swapped, startDate: [local] }).start).toEqual({
      at: '2026-11-22T17:00:00.000Z',
      isTimeTba: true,
      localDate: '2026-11-22',
    });
  });

  it('a make-up without a date is none yet', () => {
    const postponed = eventOf(exampleGame('football', 'postponed'));
    expect(parsed({ ...postponed, makeupDate: [{ dateType: 'UTC' }] })).toMatchObject({
      makeup: null,
    });
  });
});
