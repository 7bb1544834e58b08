import { column, type Sheet } from './Sheet';

const share = (own: number, other: number) =>
  own + other === 0 ? '50' : String(Math.round((100 * own) / (own + other)));

export const SOCCER_SHEET: Sheet = {
  tables: [
    {
      title: 'Players',
      includes: (of) => of('appeared') > 0 && of('guarded') === 0,
      hasTotal: true,
      columns: [
        column('G', 'Goals', 'goals'),
        column('A', 'Assists', 'assists'),
        column('SH', 'Shots', 'shots'),
        column('SOG', 'Shots on goal', 'onGoal'),
        column('FC', 'Fouls committed', 'fouls'),
        column('FS', 'Fouls suffered', 'fouled'),
        column('YC', 'Yellow cards', 'yellows'),
        column('RC', 'Red cards', 'reds'),
      ],
    },
    {
      title: 'Goalkeepers',
      includes: (of) => of('guarded') > 0,
      hasTotal: false,
      columns: [column('SV', 'Saves', 'saves'), column('GA', 'Goals against', 'goalsAgainst')],
    },
  ],
  teamStats: [
    {
      name: 'Possession %',
      value: (own, other) => share(own('possession'), other('possession')),
    },
    { name: 'Shots', value: (own) => String(own('shots')) },
    { name: 'Shots on goal', value: (own) => String(own('onGoal')) },
    { name: 'Corner kicks', value: (own) => String(own('corners')) },
    { name: 'Offside', value: (own) => String(own('offsides')) },
    { name: 'Fouls', value: (own) => String(own('fouls')) },
    { name: 'Yellow cards', value: (own) => String(own('yellows')) },
    { name: 'Red cards', value: (own) => String(own('reds')) },
    { name: 'Saves', value: (own) => String(own('saves')) },
  ],
};
