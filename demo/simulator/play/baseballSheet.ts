import { column, type Sheet } from './Sheet';

const innings = (outs: number) => `${Math.floor(outs / 3)}.${outs % 3}`;

export const BASEBALL_SHEET: Sheet = {
  tables: [
    {
      title: 'Batting',
      includes: (of) => of('appeared') > 0,
      hasTotal: true,
      columns: [
        column('AB', 'At-bats', 'atBats'),
        column('R', 'Runs', 'runs'),
        column('H', 'Hits', 'hits'),
        column('RBI', 'Runs batted in', 'rbi'),
        column('BB', 'Walks', 'walks'),
        column('SO', 'Strikeouts', 'strikeouts'),
        column('HR', 'Home runs', 'homers'),
        column('SB', 'Stolen bases', 'steals'),
      ],
    },
    {
      title: 'Pitching',
      includes: (of) => of('pitched') > 0,
      hasTotal: true,
      mark: (of) => {
        if (of('win')) return '(W)';
        if (of('loss')) return '(L)';
        return of('save') ? '(S)' : '';
      },
      columns: [
        { label: 'IP', title: 'Innings pitched', value: (of) => innings(of('outsPitched')) },
        column('H', 'Hits allowed', 'hitsAllowed'),
        column('R', 'Runs allowed', 'runsAllowed'),
        column('ER', 'Earned runs', 'earnedRuns'),
        column('BB', 'Walks', 'walksAllowed'),
        column('SO', 'Strikeouts', 'strikeoutsMade'),
        column('HR', 'Home runs allowed', 'homersAllowed'),
        column('P', 'Pitches', 'pitches'),
      ],
    },
  ],
  teamStats: [
    { name: 'Hits', value: (own) => String(own('hits')) },
    { name: 'Extra-base hits', value: (own) => String(own('extraBaseHits')) },
    { name: 'Home runs', value: (own) => String(own('homers')) },
    { name: 'Walks', value: (own) => String(own('walks')) },
    { name: 'Strikeouts', value: (own) => String(own('strikeouts')) },
    { name: 'Left on base', value: (own) => String(own('leftOnBase')) },
    { name: 'Stolen bases', value: (own) => String(own('steals')) },
    { name: 'Double plays', value: (own) => String(own('doublePlays')) },
    { name: 'Errors', value: (own) => String(own('errors')) },
    { name: 'Pitches', value: (own) => String(own('pitches')) },
  ],
};
