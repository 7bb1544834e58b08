import type { Drive, Place } from '../game';
import { table } from './example';
import type { SportExample } from './example';
import { footballPlays } from './footballPlays';

const PASSING = [
  ['C/ATT', 'Completions and attempts'],
  ['YDS', 'Yards'],
  ['TD', 'Touchdowns'],
  ['INT', 'Interceptions'],
] as const;
const RUSHING = [
  ['CAR', 'Carries'],
  ['YDS', 'Yards'],
  ['AVG', 'Yards per carry'],
  ['TD', 'Touchdowns'],
] as const;
const RECEIVING = [
  ['REC', 'Receptions'],
  ['YDS', 'Yards'],
  ['AVG', 'Yards per reception'],
  ['TD', 'Touchdowns'],
] as const;

const drive = (
  id: string,
  place: Place,
  result: string,
  plays: number,
  yards: number,
  possession: string,
): Drive => ({ id, place, result, plays, yards, possession });

/** Cowboys at Eagles: 17-14 in the third quarter, 27-20 at the end. */
export const football: SportExample = {
  base: {
    eventId: 2611220354,
    sport: 'football',
    league: 'nfl',
    teamPath: '/eagles',
    venue: 'Lincoln Financial Field, Philadelphia',
    network: 'Fox 29',
    lastPlayHeadline: 'Quenby puts the Eagles ahead',
    start: { at: '2026-11-22T18:00:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
  },
  away: {
    teamId: 336,
    location: 'Dallas',
    nickname: 'Cowboys',
    abbreviation: 'DAL',
    record: { wins: 6, losses: 4, ties: 0 },
  },
  home: {
    teamId: 354,
    location: 'Philadelphia',
    nickname: 'Eagles',
    abbreviation: 'PHI',
    record: { wins: 7, losses: 3, ties: 0 },
  },
  plays: footballPlays,
  livePlays: 19,
  live: {
    progress: {
      kind: 'periods',
      period: 3,
      clock: { minutes: 4, seconds: 12 },
      isBreak: false,
      isShootout: false,
    },
    possession: 'away',
    lines: { away: [7, 7, 0], home: [7, 3, 7] },
    timeouts: { away: 2, home: 3 },
  },
  over: {
    progress: { kind: 'periods', period: 4, clock: null, isBreak: false, isShootout: false },
    lines: { away: [7, 7, 0, 6], home: [7, 3, 7, 10] },
  },
  drives: [
    drive('1', 'home', 'Touchdown', 12, 70, '8:18'),
    drive('2', 'away', 'Touchdown', 9, 75, '5:27'),
    drive('3', 'home', 'Field Goal', 11, 52, '7:12'),
    drive('4', 'away', 'Touchdown', 10, 75, '7:05'),
    drive('5', 'home', 'Interception', 5, 31, '1:37'),
    drive('6', 'away', 'Punt', 6, 12, '3:38'),
    drive('7', 'home', 'Touchdown', 7, 77, '3:52'),
    drive('8', 'away', 'Field Goal', 13, 57, '9:50'),
    drive('9', 'home', 'Touchdown', 11, 75, '6:35'),
    drive('10', 'away', 'Field Goal', 9, 49, '4:04'),
    drive('11', 'home', 'Field Goal', 6, 44, '1:34'),
    drive('12', 'away', 'Fumble', 3, 4, '0:27'),
  ],
  liveDrives: 8,
  box: {
    away: [
      table('Passing', PASSING, [['R. Stavely', 'QB', '15/22|24/37', '148|246', '1', '0']]),
      table('Rushing', RUSHING, [
        ['B. Castelane', 'RB', '14|19', '63|81', '4.5|4.3', '1'],
        ['R. Stavely', 'QB', '2|3', '7|9', '3.5|3.0', '0'],
        ['Total', '', '16|22', '70|90', '4.4|4.1', '1'],
      ]),
      table('Receiving', RECEIVING, [
        ['M. Hesketh', 'WR', '7|10', '81|118', '11.6|11.8', '1'],
        ['A. Rook', 'TE', '5|8', '42|77', '8.4|9.6', '0'],
        ['B. Castelane', 'RB', '3|6', '25|51', '8.3|8.5', '0'],
        ['Total', '', '15|24', '148|246', '9.9|10.3', '1'],
      ]),
    ],
    home: [
      table('Passing', PASSING, [['T. Brannock', 'QB', '16/23|23/33', '187|251', '1|2', '1']]),
      table('Rushing', RUSHING, [
        ['K. Oyelle', 'RB', '15|22', '71|112', '4.7|5.1', '1'],
        ['T. Brannock', 'QB', '4|6', '18|24', '4.5|4.0', '0'],
        ['Total', '', '19|28', '89|136', '4.7|4.9', '1'],
      ]),
      table('Receiving', RECEIVING, [
        ['D. Quenby', 'WR', '6|8', '92|108', '15.3|13.5', '1'],
        ['L. Dunmoor', 'WR', '5|8', '58|84', '11.6|10.5', '0|1'],
        ['E. Sallow', 'TE', '5|7', '37|59', '7.4|8.4', '0'],
        ['Total', '', '16|23', '187|251', '11.7|10.9', '1|2'],
      ]),
    ],
  },
  teamStats: [
    ['Total yards', '211|322', '269|380'],
    ['Passing yards', '141|232', '180|244'],
    ['Rushing yards', '70|90', '89|136'],
    ['First downs', '13|21', '16|24'],
    ['Third downs', '4-9|6-14', '5-9|8-13'],
    ['Penalties', '4-30|6-45', '3-37|5-52'],
    ['Turnovers', '0|1', '1'],
    ['Possession', '16:10|28:31', '20:38|31:29'],
  ],
};
