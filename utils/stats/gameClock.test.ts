import type { Play, Sport } from './game';
import { lengthUntil, momentsOf } from './gameClock';

const play = (part: Partial<Play>): Play => ({
  id: '1',
  period: 1,
  half: null,
  clock: '',
  place: 'home',
  text: '',
  kind: 'other',
  situation: '',
  driveId: null,
  away: 0,
  home: 0,
  code: '',
  ...part,
});

describe('where a play stands in the course of a game', () => {
  it.each([
    ['football', 1, '15:00', 0, 1],
    ['football', 1, '0:00', 0.25, 0.75],
    ['football', 3, '7:30', 0.625, 0.375],
    ['football', 4, '0:00', 1, 0.002],
    ['football', 5, '10:00', 1, 1 / 6],
    ['basketball', 4, '6:00', 0.875, 0.125],
    ['basketball', 6, '0:00', 1 + 10 / 48, 0.002],
    ['hockey', 2, '10:00', 0.5, 0.5],
    ['soccer', 1, '45:00', 0.5, 0.5],
    ['soccer', 2, '45:00', 0.5, 0.5],
    ['soccer', 2, '67:30', 0.75, 0.25],
    ['soccer', 2, '93:10', 1, 0.002],
    ['football', 2, '', 0.25, 0.75],
  ] as const)('%s, period %i, clock "%s"', (sport, period, clock, played, left) => {
    const [moment] = momentsOf({ sport, plays: [play({ period, clock })] });
    expect(moment!.played).toBeCloseTo(played, 6);
    expect(moment!.left).toBeCloseTo(left, 6);
  });

  it('plays of a half inning share its time; extra innings last one more', () => {
    const plays = [
      play({ half: 'Top' }),
      play({ half: 'Top' }),
      play({ half: 'Top' }),
      play({ half: 'Bottom' }),
      play({ period: 10, half: 'Top' }),
    ];
    const moments = momentsOf({ sport: 'baseball', plays });
    expect(moments.map(({ played }) => Math.round(played * 54))).toEqual([1, 2, 3, 4, 55]);
    expect(moments[0]!.left).toBeCloseTo(1 - 1 / 54);
    expect(moments[4]!.left).toBeCloseTo(5 / 54);
  });

  it.each([
    ['baseball', 9, 1],
    ['baseball', 12, 12 / 9],
    ['football', 4, 1],
    ['football', 5, 1 + 10 / 60],
    ['soccer', 2, 1],
  ] as [Sport, number, number][])(
    '%s until period %i is %d of a regular game',
    (sport, n, length) => {
      expect(lengthUntil(sport, n)).toBeCloseTo(length);
    },
  );
});
