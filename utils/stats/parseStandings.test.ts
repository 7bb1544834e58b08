import * as fc from 'fast-check';
import { parseStandings } from './parseStandings';

const TEAM = {
  teamId: 354,
  location: 'Philadelphia',
  nickname: 'Eagles',
  abbreviation: 'PHI',
  record: { wins: 8, losses: 2, ties: 0 },
  percentage: '.800',
  gamesBack: '—',
  points: null,
  streak: 'W3',
  lastFive: ['L', 'W', 'W', 'W'],
};
const read = (part: Record<string, unknown>) =>
  parseStandings({ groups: [{ name: 'NFC East', teams: [{ ...TEAM, ...part }] }] }, 'nfl')
    ?.groups[0]?.teams[0];

describe('standings', () => {
  it('are groups of teams, in their order', () => {
    const other = { ...TEAM, teamId: '336', nickname: 'Cowboys', points: 12 };
    const raw = {
      league: 'nfl',
      groups: [
        { name: 'NFC East', teams: [TEAM, other] },
        { name: 'Empty', teams: [] },
      ],
    };
    const expected = {
      league: 'nfl',
      groups: [
        {
          name: 'NFC East',
          teams: [
            { ...TEAM, points: '' },
            { ...TEAM, teamId: 336, nickname: 'Cowboys', points: '12' },
          ],
        },
      ],
    };
    expect(parseStandings(raw, 'nfl')).toEqual(expected);
    expect(parseStandings({ data: raw }, 'nfl')).toEqual(expected);
  });

  it.each<[unknown, unknown]>([
    [undefined, []],
    ['WWL', []],
    [
      ['W', 'L', 'OT', 'T', 'W', 'L'],
      ['L', 'OT', 'T', 'W', 'L'],
    ],
    [['w', 3, null, 'D', 'W'], ['W']],
  ])('the last five %j are %j', (lastFive, expected) => {
    expect(read({ lastFive })?.lastFive).toEqual(expected);
  });

  it.each<[unknown, unknown]>([
    ['8-2', { wins: 8, losses: 2, ties: null }],
    ['8 – 2 – 1', { wins: 8, losses: 2, ties: 1 }],
    [
      { wins: '8', losses: '2' },
      { wins: 8, losses: 2, ties: null },
    ],
  ])('the record %j', (record, expected) => {
    expect(read({ record })?.record).toEqual(expected);
  });

  it.each([null, 'x', { wins: -1, losses: 2 }])(
    'a team with the record %j is left out',
    (record) => {
      expect(read({ record })).toBeUndefined();
    },
  );

  it.each([
    ['.625', '.625'],
    ['0.6250', '.625'],
    [0.625, '.625'],
    ['062.5 %', '.625'],
    ['1', '1.000'],
    ['0', '.000'],
    ['-', '-'],
    ['', ''],
    [null, ''],
  ])('the percentage %j is printed as %j', (percentage, printed) => {
    expect(read({ percentage })?.percentage).toBe(printed);
  });

  it.each([
    ['2.5', '2½'],
    ['0.5', '½'],
    [10, '10'],
    ['3.0', '3'],
    ['0.0', '—'],
    ['-', '—'],
    ['—', '—'],
    ['2½', '2½'],
    ['', ''],
  ])('games back %j are printed as %j', (gamesBack, printed) => {
    expect(read({ gamesBack })?.gamesBack).toBe(printed);
  });

  it('anything at all gives standings or null, never a throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (any, json) => {
        for (const raw of [
          any,
          json,
          { groups: any },
          { groups: [{ teams: [json, { ...TEAM, record: any }] }] },
        ]) {
          for (const group of parseStandings(raw, 'nfl')?.groups ?? []) {
            expect(group.teams.length).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});
