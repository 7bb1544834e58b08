import { average, percentOf, type Counts, type Sheet } from './Sheet';
import { timeOf } from './timeOf';

const net = (of: Counts) => of('passYards') - of('sackYards');

export const FOOTBALL_SHEET: Sheet = {
  groups: [
    {
      name: 'passingStats',
      includes: (of) => of('passes') > 0 || of('sacked') > 0,
      numbers: (of) => ({
        completions: of('completions'),
        attempts: of('passes'),
        yards: of('passYards'),
        touchdowns: of('passTouchdowns'),
        interceptions: of('intercepted'),
      }),
    },
    {
      name: 'rushingStats',
      includes: (of) => of('rushes') > 0,
      order: (of) => of('rushYards'),
      numbers: (of) => ({
        attempts: of('rushes'),
        yards: of('rushYards'),
        average: average(of('rushYards'), of('rushes')),
        touchdowns: of('rushTouchdowns'),
      }),
    },
    {
      name: 'receivingStats',
      includes: (of) => of('targets') > 0,
      order: (of) => of('catchYards'),
      numbers: (of) => ({
        receptions: of('catches'),
        targets: of('targets'),
        yards: of('catchYards'),
        average: average(of('catchYards'), of('catches')),
        touchdowns: of('catchTouchdowns'),
      }),
    },
    {
      name: 'defensiveStats',
      includes: (of) => of('tackles') + of('sacks') + of('interceptions') + of('recoveries') > 0,
      order: (of) => of('tackles') + of('sacks') / 10,
      numbers: (of) => ({
        tackles: of('tackles'),
        sacks: of('sacks'),
        interceptions: of('interceptions'),
        fumblesRecovered: of('recoveries'),
      }),
    },
    {
      name: 'kickingStats',
      includes: (of) => of('fieldGoalTries') + of('extraPointTries') > 0,
      numbers: (of) => ({
        fieldGoalsMade: of('fieldGoals'),
        fieldGoalsAttempted: of('fieldGoalTries'),
        extraPointsMade: of('extraPoints'),
        extraPointsAttempted: of('extraPointTries'),
        points: 3 * of('fieldGoals') + of('extraPoints'),
      }),
    },
    {
      name: 'puntingStats',
      includes: (of) => of('punts') > 0,
      numbers: (of) => ({
        punts: of('punts'),
        yards: of('puntYards'),
        average: average(of('puntYards'), of('punts')),
      }),
    },
  ],
  teamStats: (own) => ({
    firstDowns: { total: own('firstDowns') },
    totalYards: own('rushYards') + net(own),
    passing: { netYards: net(own), attempts: own('passes'), completions: own('completions') },
    rushing: { yards: own('rushYards'), attempts: own('rushes') },
    turnovers: own('turnovers'),
    penalties: { number: own('penalties'), yards: own('penaltyYards') },
    timeOfPossession: { ...timeOf(own('possession')) },
    thirdDowns: {
      attempts: own('thirds'),
      made: own('thirdsMade'),
      percentage: percentOf(own('thirdsMade'), own('thirds')),
    },
    sacks: { number: own('sacked'), yards: own('sackYards') },
  }),
};
