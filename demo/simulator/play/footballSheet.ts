import { column, minutesAndSeconds, pairColumn, type Counts, type Sheet } from './Sheet';

const net = (of: Counts) => of('passYards') - of('sackYards');
const average = (yards: number, times: number) =>
  times === 0 ? '0.0' : (yards / times).toFixed(1);

export const FOOTBALL_SHEET: Sheet = {
  tables: [
    {
      title: 'Passing',
      includes: (of) => of('passes') > 0 || of('sacked') > 0,
      hasTotal: false,
      columns: [
        pairColumn('C-A', 'Completions and attempts', 'completions', 'passes'),
        column('YDS', 'Yards', 'passYards'),
        {
          label: 'AVG',
          title: 'Yards per attempt',
          value: (of) => average(of('passYards'), of('passes')),
        },
        column('TD', 'Touchdowns', 'passTouchdowns'),
        column('INT', 'Interceptions', 'intercepted'),
        pairColumn('SACK', 'Sacks and yards lost', 'sacked', 'sackYards'),
      ],
    },
    {
      title: 'Rushing',
      includes: (of) => of('rushes') > 0,
      order: (of) => of('rushYards'),
      hasTotal: true,
      columns: [
        column('CAR', 'Carries', 'rushes'),
        column('YDS', 'Yards', 'rushYards'),
        {
          label: 'AVG',
          title: 'Yards per carry',
          value: (of) => average(of('rushYards'), of('rushes')),
        },
        column('TD', 'Touchdowns', 'rushTouchdowns'),
      ],
    },
    {
      title: 'Receiving',
      includes: (of) => of('targets') > 0,
      order: (of) => of('catchYards'),
      hasTotal: true,
      columns: [
        column('REC', 'Receptions', 'catches'),
        column('YDS', 'Yards', 'catchYards'),
        {
          label: 'AVG',
          title: 'Yards per reception',
          value: (of) => average(of('catchYards'), of('catches')),
        },
        column('TD', 'Touchdowns', 'catchTouchdowns'),
        column('TGT', 'Targets', 'targets'),
      ],
    },
    {
      title: 'Defense',
      includes: (of) => of('tackles') + of('sacks') + of('interceptions') + of('recoveries') > 0,
      order: (of) => of('tackles') + of('sacks') / 10,
      hasTotal: true,
      columns: [
        column('TKL', 'Tackles', 'tackles'),
        column('SACK', 'Sacks', 'sacks'),
        column('INT', 'Interceptions', 'interceptions'),
        column('FR', 'Fumbles recovered', 'recoveries'),
      ],
    },
    {
      title: 'Kicking',
      includes: (of) => of('fieldGoalTries') + of('extraPointTries') > 0,
      hasTotal: false,
      columns: [
        pairColumn('FG', 'Field goals made and tried', 'fieldGoals', 'fieldGoalTries'),
        pairColumn('XP', 'Extra points made and tried', 'extraPoints', 'extraPointTries'),
        {
          label: 'PTS',
          title: 'Points',
          value: (of) => String(3 * of('fieldGoals') + of('extraPoints')),
        },
      ],
    },
    {
      title: 'Punting',
      includes: (of) => of('punts') > 0,
      hasTotal: false,
      columns: [
        column('NO', 'Punts', 'punts'),
        column('YDS', 'Yards', 'puntYards'),
        {
          label: 'AVG',
          title: 'Yards per punt',
          value: (of) => average(of('puntYards'), of('punts')),
        },
      ],
    },
  ],
  teamStats: [
    { name: 'First downs', value: (own) => String(own('firstDowns')) },
    { name: 'Total yards', value: (own) => String(own('rushYards') + net(own)) },
    { name: 'Passing yards', value: (own) => String(net(own)) },
    { name: 'Rushing yards', value: (own) => String(own('rushYards')) },
    { name: 'Third downs', value: (own) => `${own('thirdsMade')}-${own('thirds')}` },
    { name: 'Fourth downs', value: (own) => `${own('fourthsMade')}-${own('fourths')}` },
    { name: 'Turnovers', value: (own) => String(own('turnovers')) },
    { name: 'Penalties-yards', value: (own) => `${own('penalties')}-${own('penaltyYards')}` },
    { name: 'Sacks', value: (own) => String(own('sacks')) },
    { name: 'Punts', value: (own) => String(own('punts')) },
    { name: 'Time of possession', value: (own) => minutesAndSeconds(own('possession')) },
  ],
};
