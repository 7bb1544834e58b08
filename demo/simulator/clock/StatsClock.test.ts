import fc from 'fast-check';
import { HttpError } from '../../../services/http/HttpError';
import { parseClockSetting } from './parseClockSetting';
import { StatsClock } from './StatsClock';

const NOON = Date.UTC(2026, 10, 21, 12);
const KICKOFF = Date.UTC(2026, 10, 22, 18);

function clockAt(start: number) {
  const real = { now: start };
  return { real, clock: new StatsClock(() => real.now) };
}

describe('the clock of the games', () => {
  it('follows the real one until it is set', () => {
    const { real, clock } = clockAt(NOON);
    expect(clock.state()).toEqual({ mode: 'real', rate: 1, at: '2026-11-21T12:00:00.000Z' });
    real.now += 5000;
    expect(clock.now().getTime()).toBe(NOON + 5000);
  });

  it.each([
    ['set goes on from another moment', { mode: 'set', rate: 1, at: KICKOFF }, KICKOFF + 60_000],
    ['fast runs at its rate', { mode: 'fast', rate: 60, at: KICKOFF }, KICKOFF + 3_600_000],
    [
      'slower than life is a rate as well',
      { mode: 'fast', rate: 0.5, at: KICKOFF },
      KICKOFF + 30_000,
    ],
    ['paused stands', { mode: 'paused', rate: 1, at: KICKOFF }, KICKOFF],
    ['real forgets all that', { mode: 'real', rate: 1, at: null }, NOON + 60_000],
    [
      'without a moment it goes on from the one it shows',
      { mode: 'fast', rate: 2, at: null },
      NOON + 120_000,
    ],
  ] as const)('%s', (_name, setting, expected) => {
    const { real, clock } = clockAt(NOON);
    clock.set(setting);
    real.now += 60_000;
    expect(clock.now().getTime()).toBe(expected);
  });

  it('keeps the moment when only the mode changes', () => {
    const { real, clock } = clockAt(NOON);
    clock.set({ mode: 'fast', rate: 100, at: KICKOFF });
    real.now += 1000;
    clock.set({ mode: 'paused', rate: 1, at: null });
    real.now += 99_000;
    expect(clock.now().getTime()).toBe(KICKOFF + 100_000);
  });

  it('shows a state that can be put back', () => {
    const { clock } = clockAt(NOON);
    clock.set({ mode: 'paused', rate: 1, at: KICKOFF });
    const other = clockAt(0).clock;
    other.set(parseClockSetting(clock.state()));
    expect(other.state()).toEqual(clock.state());
  });
});

describe('a setting of the clock', () => {
  it.each([
    [{ mode: 'real' }, { mode: 'real', rate: 1, at: null }],
    [
      { mode: 'paused', at: '2026-11-22T13:00:00-05:00' },
      { mode: 'paused', rate: 1, at: KICKOFF },
    ],
    [
      { mode: 'fast', rate: 30 },
      { mode: 'fast', rate: 30, at: null },
    ],
    [
      { mode: 'set', rate: 0, at: '2026-11-22T18:00:00Z' },
      { mode: 'set', rate: 1, at: KICKOFF },
    ],
  ])('%j is understood', (body, setting) => {
    expect(parseClockSetting(body)).toEqual(setting);
  });

  it.each([
    [null, /mode must be one of/],
    [{ mode: 'backward' }, /mode must be one of real, fast, paused, set/],
    [{ mode: 'set' }, /needs at/],
    [{ mode: 'fast' }, /needs rate/],
    [{ mode: 'fast', rate: '60' }, /needs rate/],
    [{ mode: 'fast', rate: 3601 }, /up to 3600/],
    [{ mode: 'set', at: '2026-11-22T18:00' }, /at must be a moment/],
    [{ mode: 'set', at: '1999-12-31T23:59:59Z' }, /from 2000 to 2099/],
    [{ mode: 'set', at: 1_795_370_400_000 }, /at must be a moment/],
  ])('%j is refused with the reason', (body, reason) => {
    expect(() => parseClockSetting(body)).toThrow(reason);
  });

  it('never ends in another error than a refusal', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        try {
          parseClockSetting(body);
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError);
        }
      }),
    );
  });
});
