import { column, minutesAndSeconds, type Sheet } from './Sheet';

const share = (own: number, other: number) =>
  own + other === 0 ? '50' : String(Math.round((100 * own) / (own + other)));

export const HOCKEY_SHEET: Sheet = {
  tables: [
    {
      title: 'Skaters',
      includes: (of) => of('dressed') > 0,
      order: (of) => of('goals') * 100 + of('assists') * 10 + of('shots') / 10,
      hasTotal: true,
      columns: [
        column('G', 'Goals', 'goals'),
        column('A', 'Assists', 'assists'),
        {
          label: 'PTS',
          title: 'Points',
          value: (of) => String(of('goals') + of('assists')),
        },
        column('SOG', 'Shots on goal', 'shots'),
        column('HIT', 'Hits', 'hits'),
        column('BLK', 'Blocked shots', 'blocks'),
        column('PIM', 'Penalty minutes', 'penaltyMinutes'),
        column('FW', 'Faceoffs won', 'faceoffs'),
      ],
    },
    {
      title: 'Goalies',
      includes: (of) => of('guarded') > 0,
      hasTotal: false,
      columns: [
        {
          label: 'SA',
          title: 'Shots against',
          value: (of) => String(of('saves') + of('goalsAgainst')),
        },
        column('SV', 'Saves', 'saves'),
        column('GA', 'Goals against', 'goalsAgainst'),
        {
          label: 'SV%',
          title: 'Save percentage',
          value: (of) => {
            const shots = of('saves') + of('goalsAgainst');
            return shots === 0 ? '-' : (of('saves') / shots).toFixed(3).replace(/^0/, '');
          },
        },
        { label: 'TOI', title: 'Time on ice', value: (of) => minutesAndSeconds(of('guardedFor')) },
      ],
    },
  ],
  teamStats: [
    { name: 'Shots on goal', value: (own) => String(own('shots')) },
    { name: 'Power plays', value: (own) => `${own('powerPlayGoals')}-${own('powerPlays')}` },
    { name: 'Penalty minutes', value: (own) => String(own('penaltyMinutes')) },
    { name: 'Hits', value: (own) => String(own('hits')) },
    { name: 'Blocked shots', value: (own) => String(own('blocks')) },
    {
      name: 'Faceoff %',
      value: (own, other) => share(own('faceoffs'), other('faceoffs')),
    },
    { name: 'Giveaways', value: (own) => String(own('giveaways')) },
    { name: 'Takeaways', value: (own) => String(own('takeaways')) },
  ],
};
