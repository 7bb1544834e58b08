import { table } from './example';
import type { SportExample } from './example';

const PLAYERS = [
  ['MIN', 'Minutes'],
  ['G', 'Goals'],
  ['A', 'Assists'],
  ['SH', 'Shots'],
  ['SOT', 'Shots on target'],
  ['F', 'Fouls'],
] as const;
const KEEPERS = [
  ['MIN', 'Minutes'],
  ['SV', 'Saves'],
  ['GA', 'Goals against'],
] as const;

/** Red Bulls at Union: 1-1 in the 67th minute, 2-1 at the end. */
export const soccer: SportExample = {
  base: {
    eventId: 2611220289,
    sport: 'soccer',
    league: 'mls',
    teamPath: '/soccer',
    venue: 'Subaru Park, Chester',
    network: 'Apple TV',
    lastPlayHeadline: 'Union make a change up front',
    start: { at: '2026-11-22T18:00:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
  },
  away: {
    teamId: 20291,
    location: 'New York',
    nickname: 'Red Bulls',
    abbreviation: 'RBNY',
    record: { wins: 13, losses: 12, ties: 9 },
  },
  home: {
    teamId: 20289,
    location: 'Philadelphia',
    nickname: 'Union',
    abbreviation: 'PHI',
    record: { wins: 17, losses: 8, ties: 9 },
  },
  plays: [
    [1, null, "13'", 'away', 'other', 'Shot by Y. Drabek saved by C. Fennimore.', 0, 0],
    [1, null, "24'", 'home', 'score', 'Goal: L. Mbeki-Ros heads in a corner by A. Traverso.', 0, 1],
    [1, null, "39'", 'home', 'penalty', 'Yellow card: S. Oduyale, for a late tackle.', 0, 1],
    [
      2,
      null,
      "56'",
      'away',
      'score',
      'Goal: Y. Drabek from the edge of the area (J. Pinsent assists).',
      1,
      1,
    ],
    [2, null, "63'", 'home', 'substitution', 'B. Kallio in for A. Traverso.', 1, 1],
    [2, null, "67'", 'away', 'penalty', 'Yellow card: J. Pinsent, for dissent.', 1, 1],
    [2, null, "85'", 'home', 'score', 'Goal: B. Kallio volleys in a cross by S. Oduyale.', 1, 2],
    [2, null, "90+3'", 'away', 'substitution', 'O. Rademan in for Y. Drabek.', 1, 2],
  ],
  livePlays: 6,
  live: {
    progress: {
      kind: 'periods',
      period: 2,
      clock: { minutes: 66, seconds: 40 },
      isBreak: false,
      isShootout: false,
    },
    possession: null,
    lines: { away: [0, 1], home: [1, 0] },
    timeouts: { away: null, home: null },
  },
  over: {
    progress: { kind: 'periods', period: 2, clock: null, isBreak: false, isShootout: false },
    lines: { away: [0, 1], home: [1, 1] },
  },
  drives: [],
  liveDrives: 0,
  box: {
    away: [
      table('Players', PLAYERS, [
        ['Y. Drabek', 'F', '67|92', '1', '0', '3|4', '2', '1'],
        ['J. Pinsent', 'M', '67|90', '0', '1', '1|2', '0|1', '2|3'],
        ['M. Lazarro', 'D', '67|90', '0', '0', '0', '0', '1'],
      ]),
      table('Goalkeepers', KEEPERS, [['H. Stroman', 'GK', '67|90', '3|5', '1|2']]),
    ],
    home: [
      table('Players', PLAYERS, [
        ['L. Mbeki-Ros', 'F', '67|90', '1', '0', '3|5', '2|3', '1|2'],
        ['A. Traverso', 'M', '63', '0', '1', '2', '1', '1'],
        ['B. Kallio', 'F', '4|27', '0|1', '0', '1|3', '0|2', '0'],
        ['S. Oduyale', 'D', '67|90', '0', '0|1', '0|1', '0', '2'],
      ]),
      table('Goalkeepers', KEEPERS, [['C. Fennimore', 'GK', '67|90', '2|3', '1']]),
    ],
  },
  teamStats: [
    ['Possession', '46%|45%', '54%|55%'],
    ['Shots', '7|10', '11|16'],
    ['Shots on target', '3|4', '4|7'],
    ['Corner kicks', '3|4', '5|7'],
    ['Fouls', '8|10', '7|9'],
    ['Offsides', '1|2', '2'],
  ],
};
