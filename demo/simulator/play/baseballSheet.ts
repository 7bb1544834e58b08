import { rateOf, type Counts, type Sheet } from './Sheet';

const innings = (outs: number) => `${Math.floor(outs / 3)}.${outs % 3}`;

export const BASEBALL_SHEET: Sheet = {
  groups: [
    {
      name: 'battingStats',
      includes: (of) => of('appeared') > 0,
      numbers: (of) => ({
        atBats: of('atBats'),
        runsScored: of('runs'),
        hits: { total: of('hits') },
        runsBattedIn: { total: of('rbi') },
        walks: { total: of('walks') },
        strikeouts: of('strikeouts'),
        homeRuns: of('homers'),
        stolenBases: of('steals'),
        battingAverage: rateOf(of('hits'), of('atBats')),
      }),
    },
    {
      name: 'pitchingStats',
      includes: (of) => of('pitched') > 0,
      numbers: (of) => ({
        inningsPitched: innings(of('outsPitched')),
        hits: of('hitsAllowed'),
        runsAllowed: of('runsAllowed'),
        earnedRuns: of('earnedRuns'),
        walks: of('walksAllowed'),
        strikeouts: of('strikeoutsMade'),
        homeRuns: of('homersAllowed'),
        pitches: of('pitches'),
        ...decisionOf(of),
      }),
    },
  ],
  teamStats: (own) => ({
    hits: own('hits'),
    errors: own('errors'),
    leftOnBase: own('leftOnBase'),
    homeRuns: own('homers'),
    walks: own('walks'),
    strikeouts: own('strikeouts'),
    stolenBases: own('steals'),
    doublePlays: own('doublePlays'),
  }),
};

function decisionOf(of: Counts): { decision?: string } {
  if (of('win')) return { decision: 'W' };
  if (of('loss')) return { decision: 'L' };
  return of('save') ? { decision: 'S' } : {};
}
