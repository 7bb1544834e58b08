import { percentOf, type Sheet } from './Sheet';

export const SOCCER_SHEET: Sheet = {
  groups: [
    {
      name: 'fieldPlayerStats',
      includes: (of) => of('appeared') > 0 && of('guarded') === 0,
      numbers: (of) => ({
        goals: of('goals'),
        assists: of('assists'),
        shots: of('shots'),
        shotsOnGoal: of('onGoal'),
        foulsCommitted: of('fouls'),
        foulsSuffered: of('fouled'),
        yellowCards: of('yellows'),
        redCards: of('reds'),
      }),
    },
    {
      name: 'goalkeeperStats',
      includes: (of) => of('guarded') > 0,
      numbers: (of) => ({
        saves: of('saves'),
        goalsAllowed: of('goalsAgainst'),
        shotsFaced: of('saves') + of('goalsAgainst'),
      }),
    },
  ],
  teamStats: (own, other) => ({
    possessionPercentage: percentOf(own('possession'), own('possession') + other('possession')),
    shots: own('shots'),
    shotsOnGoal: own('onGoal'),
    cornerKicks: own('corners'),
    fouls: own('fouls'),
    offsides: own('offsides'),
    yellowCards: own('yellows'),
    redCards: own('reds'),
    saves: own('saves'),
  }),
};
