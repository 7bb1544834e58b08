import { announcement } from './announcement';
import { exampleGame } from './exampleGames';
import type { Game, GameStatus, Progress, Sport } from './game';
import { ordinal } from './ordinal';
import { periodName } from './periodName';
import { progressLabel } from './progressLabel';
import { spokenScore } from './spokenScore';

type Periods = Extract<Progress, { kind: 'periods' }>;

const periods = (period: number, part: Partial<Periods> = {}): Periods => ({
  kind: 'periods',
  period,
  clock: null,
  isBreak: false,
  isShootout: false,
  ...part,
});
const clock = (minutes: number, seconds: number) => ({ clock: { minutes, seconds } });
const innings = (inning: number, half: 'Top' | 'Middle' | 'Bottom' | 'End'): Progress => ({
  kind: 'innings',
  inning,
  half,
  situation: null,
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('%i is %s (widgets §4)', (count, text) => {
  expect(ordinal(count)).toBe(text);
});

describe('what a period is called (widgets §4)', () => {
  it.each<[Sport, number, string, string]>([
    ['football', 1, '1st', 'First Quarter'],
    ['football', 2, '2nd', 'Second Quarter'],
    ['football', 3, '3rd', 'Third Quarter'],
    ['football', 4, '4th', 'Fourth Quarter'],
    ['football', 5, 'OT', 'Overtime'],
    ['football', 6, 'OT', 'Second Overtime'],
    ['basketball', 4, '4th', 'Fourth Quarter'],
    ['basketball', 5, 'OT', 'Overtime'],
    ['basketball', 7, '3OT', 'Third Overtime'],
    ['hockey', 3, '3rd', 'Third Period'],
    ['hockey', 4, 'OT', 'Overtime'],
    ['hockey', 5, '2OT', 'Second Overtime'],
    ['soccer', 1, '1st', 'First Half'],
    ['soccer', 3, 'ET', 'Extra Time'],
    ['baseball', 9, '9th', 'Ninth Inning'],
    ['baseball', 10, '10th', '10th Inning'],
  ])('%s, period %i', (sport, count, short, long) => {
    const game = exampleGame(sport, 'final', { progress: null });
    expect([periodName(game, count, 'short'), periodName(game, count, 'long')]).toEqual([
      short,
      long,
    ]);
  });

  it('a shoot-out is one', () => {
    const game = exampleGame('hockey', 'final', { progress: periods(5, { isShootout: true }) });
    expect([periodName(game, 5, 'short'), periodName(game, 4, 'short')]).toEqual(['SO', 'OT']);
    expect(periodName(game, 5, 'long')).toBe('Shootout');
  });
});

describe('how far a game is, and what is said of it', () => {
  it.each<[Sport, Progress, string, string, string]>([
    // sport, progress, label, what is announced after the score, what else is spoken
    ['football', periods(3, clock(4, 12)), '3rd 4:12', '3rd quarter', '4:12 left'],
    ['football', periods(1, clock(15, 0)), '1st 15:00', '1st quarter', '15:00 left'],
    ['football', periods(5, clock(8, 5)), 'OT 8:05', 'overtime', '8:05 left'],
    ['football', periods(2, { isBreak: true }), 'Halftime', 'halftime', ''],
    ['football', periods(1, { isBreak: true }), 'End 1st', 'end of the 1st quarter', ''],
    ['football', periods(2), '2nd', '2nd quarter', ''],
    ['basketball', periods(2, { isBreak: true }), 'Halftime', 'halftime', ''],
    ['basketball', periods(6, clock(0, 9)), '2OT 0:09', 'second overtime', '0:09 left'],
    ['hockey', periods(3, clock(12, 1)), '3rd 12:01', '3rd period', '12:01 left'],
    ['hockey', periods(2, { isBreak: true }), 'End 2nd', 'end of the 2nd period', ''],
    ['hockey', periods(4, { isBreak: true }), 'End OT', 'end of overtime', ''],
    ['hockey', periods(5, { isShootout: true }), 'SO', 'shootout', ''],
    ['soccer', periods(1, clock(0, 5)), "1'", '1st half', '1st minute'],
    ['soccer', periods(2, clock(67, 0)), "67'", '2nd half', '67th minute'],
    ['soccer', periods(2, clock(66, 40)), "67'", '2nd half', '67th minute'],
    ['soccer', periods(1, clock(46, 30)), "45+2'", '1st half', '47th minute'],
    ['soccer', periods(2, clock(93, 0)), "90+3'", '2nd half', '93rd minute'],
    ['soccer', periods(4, clock(118, 0)), "118'", 'extra time', '118th minute'],
    ['soccer', periods(1, { isBreak: true }), 'Halftime', 'halftime', ''],
    ['baseball', innings(5, 'Top'), 'Top 5th', 'top of the 5th', ''],
    ['baseball', innings(1, 'Middle'), 'Mid 1st', 'middle of the 1st', ''],
    ['baseball', innings(9, 'Bottom'), 'Bot 9th', 'bottom of the 9th', ''],
    ['baseball', innings(11, 'End'), 'End 11th', 'end of the 11th', ''],
  ])('%s %j', (sport, progress, label, period, rest) => {
    const game = exampleGame(sport, 'in-progress', { progress });
    const score = announcement(exampleGame(sport, 'in-progress', { progress })).split(
      `, ${period}`,
    )[0];
    expect(progressLabel(game)).toBe(label);
    expect(announcement(game)).toBe(`${score}, ${period}`);
    expect(spokenScore(game)).toBe([`${score}, ${period}`, rest].filter(Boolean).join(', '));
  });

  it.each<[GameStatus, string, string, string]>([
    ['pre-game', '', '', 'Cowboys at Eagles, Nov. 22, 1 p.m.'],
    [
      'in-progress',
      '3rd 4:12',
      'Eagles 17, Cowboys 14, 3rd quarter',
      'Eagles 17, Cowboys 14, 3rd quarter, 4:12 left',
    ],
    [
      'delayed',
      '3rd 4:12',
      'Eagles 17, Cowboys 14, 3rd quarter, delayed',
      'Eagles 17, Cowboys 14, 3rd quarter, delayed',
    ],
    [
      'suspended',
      '3rd 4:12',
      'Eagles 17, Cowboys 14, 3rd quarter, suspended',
      'Eagles 17, Cowboys 14, 3rd quarter, suspended, resumes Nov. 29, 1 p.m.',
    ],
    ['final', '', 'Final: Eagles 27, Cowboys 20', 'Final: Eagles 27, Cowboys 20'],
    [
      'postponed',
      '',
      'Cowboys at Eagles, postponed',
      'Cowboys at Eagles, postponed to Nov. 29, 1 p.m.',
    ],
    ['canceled', '', 'Cowboys at Eagles, canceled', 'Cowboys at Eagles, canceled'],
    [
      'vacated',
      '',
      'Eagles 27, Cowboys 20, vacated by both teams',
      'Eagles 27, Cowboys 20, vacated by both teams',
    ],
  ])('%s', (status, label, announced, spoken) => {
    const game: Game = exampleGame('football', status);
    expect([progressLabel(game), announcement(game), spokenScore(game)]).toEqual([
      label,
      announced,
      spoken,
    ]);
  });

  it('the announcement never changes with the clock', () => {
    const texts = [0, 7, 59].map((seconds) =>
      announcement(
        exampleGame('football', 'in-progress', { progress: periods(3, clock(2, seconds)) }),
      ),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('who leads is said first, the visitors when nobody does', () => {
    const game = exampleGame('football', 'in-progress');
    const with_ = (away: number, home: number) =>
      announcement({
        ...game,
        away: { ...game.away, score: away },
        home: { ...game.home, score: home },
      }).slice(0, 10);
    expect([with_(20, 17), with_(17, 17), with_(3, 17)]).toEqual([
      'Cowboys 20',
      'Cowboys 17',
      'Eagles 17,',
    ]);
  });

  it('how a final game ended beyond its time', () => {
    expect(announcement(exampleGame('hockey', 'final'))).toBe(
      'Final: Flyers 3, Penguins 2, overtime',
    );
    const shootout = exampleGame('hockey', 'final', { progress: periods(5, { isShootout: true }) });
    expect(announcement(shootout)).toBe('Final: Flyers 3, Penguins 2, shootout');
    const { home, away } = shootout;
    const goals = { ...shootout, home: { ...home, shootout: 2 }, away: { ...away, shootout: 1 } };
    expect(announcement(goals)).toContain(', Flyers win shootout 2-1');
    const long = exampleGame('baseball', 'final', { progress: innings(12, 'End') });
    expect(announcement(long)).toBe('Final: Phillies 6, Mets 3, 12 innings');
  });

  it('a game in progress without scores says who plays', () => {
    const game = exampleGame('football', 'in-progress');
    const bare = { ...game, away: { ...game.away, score: null } };
    expect(spokenScore(bare)).toBe('Cowboys at Eagles, 3rd quarter, 4:12 left');
  });
});
