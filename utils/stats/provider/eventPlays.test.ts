import { live, parsed } from './liveEvent.fixture';
import type { Raw } from './readSent.fixture';

describe('plays', () => {
  const [kickoff, second] = live['pbp'] as [Raw, Raw];
  const playsOf = (pbp: unknown) => parsed({ ...live, pbp }).plays;

  it.each(['yardLine', 'playText', 'endYardLine'])(
    'a football play needs its %s (widgets §5)',
    (key) => {
      expect(playsOf([{ ...second, [key]: '' }])).toEqual([]);
    },
  );

  it('a line of letters and digits is split, any other stays (widgets §5)', () => {
    const lines = ['PHI32', '50', 'PHI 32'].map((yardLine, playId) => ({
      ...second,
      playId,
      yardLine,
    }));
    expect(playsOf(lines).map(({ situation }) => situation)).toEqual([
      '1st & 10 at PHI 32',
      '1st & 10 at 50',
      '1st & 10 at PHI 32',
    ]);
  });

  it.each([
    [1, 10, '1st & 10 at PHI 32'],
    ['2', '7', '2nd & 7 at PHI 32'],
    [3, 'Goal', '3rd & goal at PHI 32'],
    [4, 0, '4th & 0 at PHI 32'],
    [0, 10, ''],
    [5, 10, ''],
    [1, 'inches', ''],
  ])('down %s with %s to go is "%s"', (down, distance, expected) => {
    const [play] = playsOf([{ ...second, down, distance, yardLine: 'PHI32' }]);
    expect(play?.situation).toBe(expected);
  });

  it('the later word on a play counts, at its own place', () => {
    const plays = playsOf([
      second,
      { ...kickoff, playId: 'k' },
      { ...second, playText: 'Reviewed.' },
    ]);
    expect(plays.map(({ text }) => text)).toEqual(['Reviewed.', kickoff['playText']]);
  });

  it('a feed that begins with the newest is turned round', () => {
    const plays = playsOf((live['pbp'] as Raw[]).toReversed());
    expect(plays.map(({ id }) => id)).toEqual((live['pbp'] as Raw[]).map(({ playId }) => playId));
  });

  it('a play without period belongs to that of the play before it, and has an id', () => {
    const late = { ...second, period: 3, playId: 'a' };
    const plays = playsOf([late, { ...second, period: null, playId: null }]);
    expect(plays.map(({ id, period }) => [id, period])).toEqual([
      ['a', 3],
      ['play-2', 3],
    ]);
  });

  it('drives may be called driveChart', () => {
    const { driveCharts, ...rest } = live;
    expect(parsed({ ...rest, driveChart: driveCharts }).drives).toHaveLength(8);
    expect(parsed(rest).drives).toEqual([]);
  });

  it('drives of no team are left out', () => {
    expect(parsed({ ...live, driveCharts: [{ driveId: 1, teamId: 5 }] }).drives).toEqual([]);
  });
});
