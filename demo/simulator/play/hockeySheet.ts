import { minutesAndSeconds, rateOf, type Sheet } from './Sheet';

export const HOCKEY_SHEET: Sheet = {
  groups: [
    {
      name: 'skaterStats',
      includes: (of) => of('dressed') > 0,
      order: (of) => of('goals') * 100 + of('assists') * 10 + of('shots') / 10,
      numbers: (of) => ({
        goals: of('goals'),
        assists: of('assists'),
        points: of('goals') + of('assists'),
        shots: { total: of('shots') },
        penaltyMinutes: of('penaltyMinutes'),
        hits: of('hits'),
        blockedShots: of('blocks'),
      }),
    },
    {
      name: 'goaltenderStats',
      includes: (of) => of('guarded') > 0,
      numbers: (of) => ({
        shotsAgainst: of('saves') + of('goalsAgainst'),
        saves: of('saves'),
        goalsAgainst: of('goalsAgainst'),
        savePercentage: rateOf(of('saves'), of('saves') + of('goalsAgainst')),
        timeOnIce: minutesAndSeconds(of('guardedFor')),
      }),
    },
  ],
  teamStats: (own) => ({
    shots: own('shots'),
    powerPlay: { goals: own('powerPlayGoals'), opportunities: own('powerPlays') },
    penaltyMinutes: own('penaltyMinutes'),
    faceoffsWon: own('faceoffs'),
    hits: own('hits'),
    blockedShots: own('blocks'),
  }),
};
