import { live, parsed } from './liveEvent.fixture';

describe('statistics', () => {
  it.each([
    ['30', '10', '30', '10', 0.75],
    [' 045.00 %', '55.0%', '45%', '55.0%', 0.45],
    ['00.50%', '099.5%', '0.5%', '99.5%', 0.005],
    ['20:00', '40:00', '20:00', '40:00', 1 / 3],
    ['4-9', '5-9', '4-9', '5-9', null],
    ['-3', '10', '-3', '10', null],
    ['0', '0', '0', '0', null],
    [12, 12, '12', '12', 0.5],
    ['.500', '.250', '.500', '.250', 2 / 3],
    ['', '7', '', '7', null],
    ['.', '%', '.', '%', null],
  ])('%s to %s', (awayValue, homeValue, awayText, homeText, share) => {
    const [stat] = parsed({ ...live, teamStats: [{ name: 'X', awayValue, homeValue }] }).teamStats;
    expect(stat).toEqual({
      label: 'X',
      away: awayText,
      home: homeText,
      share: share === null ? null : (expect.closeTo(share, 9) as number),
    });
  });

  it('a row has as many values as its table has columns', () => {
    const tables = [
      {
        title: 'Passing',
        columns: [{ label: 'YDS' }, { key: 'td' }],
        rows: [
          { name: 'T. Brannock', values: [251] },
          { name: '', values: ['1', '2'] },
          { isTotal: 'true', values: ['251', '2', '9'] },
        ],
      },
      { title: 'Rushing', columns: [], rows: [{ name: 'K. Oyelle', values: [] }] },
    ];
    expect(parsed({ ...live, boxscores: [{ teamId: '354', tables }] }).box).toEqual({
      away: [],
      home: [
        {
          title: 'Passing',
          columns: [
            { key: 'column-1', label: 'YDS', title: 'YDS' },
            { key: 'td', label: 'td', title: 'td' },
          ],
          rows: [
            { name: 'T. Brannock', position: '', values: ['251', ''], isTotal: false },
            { name: 'Total', position: '', values: ['251', '2'], isTotal: true },
          ],
        },
      ],
    });
  });
});
