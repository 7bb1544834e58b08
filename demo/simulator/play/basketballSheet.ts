import { column, minutesAndSeconds, pairColumn, type Sheet } from './Sheet';

const percentage = (made: number, tried: number) =>
  tried === 0 ? '0' : String(Math.round((100 * made) / tried));

export const BASKETBALL_SHEET: Sheet = {
  tables: [
    {
      title: 'Players',
      includes: (of) => of('entered') + of('seconds') > 0,
      hasTotal: true,
      columns: [
        { label: 'MIN', title: 'Minutes', value: (of) => minutesAndSeconds(of('seconds')) },
        pairColumn('FG', 'Field goals made and tried', 'made', 'shots'),
        pairColumn('3PT', 'Three-pointers made and tried', 'threes', 'threeShots'),
        pairColumn('FT', 'Free throws made and tried', 'freeThrows', 'freeShots'),
        {
          label: 'REB',
          title: 'Rebounds',
          value: (of) => String(of('offensive') + of('defensive')),
        },
        column('AST', 'Assists', 'assists'),
        column('STL', 'Steals', 'steals'),
        column('BLK', 'Blocks', 'blocks'),
        column('TO', 'Turnovers', 'turnovers'),
        column('PF', 'Personal fouls', 'fouls'),
        {
          label: 'PTS',
          title: 'Points',
          value: (of) => String(2 * of('made') + of('threes') + of('freeThrows')),
        },
      ],
    },
  ],
  teamStats: [
    { name: 'Field goals', value: (own) => `${own('made')}-${own('shots')}` },
    { name: 'Field goal %', value: (own) => percentage(own('made'), own('shots')) },
    { name: 'Three-pointers', value: (own) => `${own('threes')}-${own('threeShots')}` },
    { name: 'Three-point %', value: (own) => percentage(own('threes'), own('threeShots')) },
    { name: 'Free throws', value: (own) => `${own('freeThrows')}-${own('freeShots')}` },
    { name: 'Rebounds', value: (own) => String(own('offensive') + own('defensive')) },
    { name: 'Offensive rebounds', value: (own) => String(own('offensive')) },
    { name: 'Assists', value: (own) => String(own('assists')) },
    { name: 'Steals', value: (own) => String(own('steals')) },
    { name: 'Blocks', value: (own) => String(own('blocks')) },
    { name: 'Turnovers', value: (own) => String(own('turnovers')) },
    { name: 'Fouls', value: (own) => String(own('fouls')) },
  ],
};
