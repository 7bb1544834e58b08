import { table } from './example';
import type { SportExample } from './example';

const SKATERS = [
  ['G', 'Goals'],
  ['A', 'Assists'],
  ['+/-', 'Plus and minus'],
  ['SOG', 'Shots on goal'],
  ['PIM', 'Penalty minutes'],
  ['TOI', 'Time on ice'],
] as const;
const GOALIES = [
  ['SA', 'Shots against'],
  ['GA', 'Goals against'],
  ['SV', 'Saves'],
  ['SV%', 'Save percentage'],
] as const;

/** Penguins at Flyers: 2-1 in the third period, 3-2 in overtime at the end. */
export const hockey: SportExample = {
  base: {
    eventId: 2611224968,
    sport: 'hockey',
    league: 'nhl',
    teamPath: '/flyers',
    venue: 'Xfinity Mobile Arena, Philadelphia',
    network: 'NBCSP',
    lastPlayHeadline: 'Flyers kill the penalty',
    start: { at: '2026-11-22T18:00:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
  },
  away: {
    teamId: 4972,
    location: 'Pittsburgh',
    nickname: 'Penguins',
    abbreviation: 'PIT',
    record: { wins: 10, losses: 7, ties: 3 },
  },
  home: {
    teamId: 4968,
    location: 'Philadelphia',
    nickname: 'Flyers',
    abbreviation: 'PHI',
    record: { wins: 11, losses: 6, ties: 2 },
  },
  plays: [
    [
      1,
      null,
      '14:22',
      'home',
      'score',
      'A. Lindgard scores a wrist shot (M. Tourelle, V. Kossen).',
      0,
      1,
    ],
    [1, null, '9:10', 'away', 'penalty', 'B. Holmqvest, 2 minutes for tripping.', 0, 1],
    [2, null, '16:45', 'away', 'other', 'Shot by D. Sarkany saved by I. Renfrow.', 0, 1],
    [2, null, '11:03', 'away', 'score', 'D. Sarkany scores a power-play goal (L. Bettany).', 1, 1],
    [2, null, '3:38', 'home', 'score', 'M. Tourelle scores a slap shot (A. Lindgard).', 1, 2],
    [3, null, '15:20', 'home', 'penalty', 'V. Kossen, 2 minutes for hooking.', 1, 2],
    [3, null, '12:01', 'away', 'other', 'Shot by L. Bettany blocked by V. Kossen.', 1, 2],
    [
      3,
      null,
      '1:17',
      'away',
      'score',
      'L. Bettany scores with the net empty for a sixth skater (D. Sarkany).',
      2,
      2,
    ],
    [4, null, '2:44', 'home', 'score', 'A. Lindgard scores a backhand (M. Tourelle).', 2, 3],
  ],
  livePlays: 7,
  live: {
    progress: {
      kind: 'periods',
      period: 3,
      clock: { minutes: 12, seconds: 1 },
      isBreak: false,
      isShootout: false,
    },
    possession: null,
    lines: { away: [0, 1, 0], home: [1, 1, 0] },
    timeouts: { away: 1, home: 0 },
  },
  over: {
    progress: { kind: 'periods', period: 4, clock: null, isBreak: false, isShootout: false },
    lines: { away: [0, 1, 1, 0], home: [1, 1, 0, 1] },
  },
  drives: [],
  liveDrives: 0,
  box: {
    away: [
      table('Skaters', SKATERS, [
        ['D. Sarkany', 'C', '1', '0|1', '-1', '4|6', '0', '15:02|21:44'],
        ['L. Bettany', 'LW', '0|1', '1', '0', '3|5', '0', '14:11|20:05'],
        ['B. Holmqvest', 'D', '0', '0', '-1|-2', '1|2', '2', '16:40|24:31'],
      ]),
      table('Goaltenders', GOALIES, [['C. Orrick', 'G', '21|29', '2|3', '19|26', '.905|.897']]),
    ],
    home: [
      table('Skaters', SKATERS, [
        ['A. Lindgard', 'C', '1|2', '1', '+2|+3', '5|7', '0', '15:30|22:10'],
        ['M. Tourelle', 'RW', '1', '1|2', '+2|+3', '4|5', '0', '14:48|20:52'],
        ['V. Kossen', 'D', '0', '1', '+1', '2|3', '2', '17:25|25:08'],
      ]),
      table('Goaltenders', GOALIES, [['I. Renfrow', 'G', '19|27', '1|2', '18|25', '.947|.926']]),
    ],
  },
  teamStats: [
    ['Shots on goal', '19|27', '21|29'],
    ['Power play', '1-2', '0-1'],
    ['Faceoffs won', '22|31', '25|34'],
    ['Hits', '17|24', '20|28'],
    ['Blocked shots', '8|12', '10|14'],
    ['Penalty minutes', '2', '2'],
  ],
};
