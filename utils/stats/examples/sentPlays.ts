import type { Place, Sport } from '../game';

type Ids = Record<Place, number>;
type Sent = Record<string, unknown>;

/** Plays as feeds send them: text, name, side and the score of away and home after it. */
type Row = readonly [time: unknown, place: Place, name: string, text: string, score?: Sent];

const visitors = (visitorScore: number, homeScore: number): Sent => ({ visitorScore, homeScore });
const beside = (awayScore: number, homeScore: string): Sent => ({ awayScore, homeScore });

const ROWS: Record<Exclude<Sport, 'baseball' | 'football'>, readonly Row[]> = {
  basketball: [
    ['11:42', 'home', '3 Pt Field Goal Made', 'O. Marrable makes a 3-pointer.', visitors(0, 3)],
    ['11:20.4', 'away', 'Field Goal Missed', 'C. Whitlowe misses a jumper.', visitors(0, 3)],
    ['11:16', 'home', 'Defensive Rebound', 'Rebound by J. Lindell.'],
    ['10:58', 'home', 'Turnover', 'Bad pass by N. Arceneau.'],
    ['0:34.5', 'away', 'Shooting Foul', 'Shooting foul on F. Keating-Roe.'],
    ['0:34.5', 'home', 'Free Throw Made', 'J. Lindell makes a free throw.', visitors(0, 4)],
  ],
  hockey: [
    [{ minutes: 14, seconds: '22' }, 'home', 'Goal', 'A. Lindgard scores.', beside(0, '1')],
    [{ minutes: 9, seconds: 10 }, 'away', 'Penalty', 'B. Holmqvest, 2 minutes for tripping.'],
    [{ minutes: 4, seconds: 5 }, 'home', 'Faceoff', 'M. Tourelle wins a faceoff.'],
    [{ minutes: 1, seconds: 2 }, 'away', 'Power Play Goal', 'L. Bettany scores.', beside(1, '1')],
  ],
  soccer: [
    [{ minutes: 11, seconds: 30 }, 'away', 'Yellow Card', 'M. Lazarro is booked.'],
    [{ minutes: 31, seconds: 2 }, 'home', 'Goal', 'L. Mbeki-Ros scores.', beside(0, '1')],
    [
      { minutes: 45, seconds: 0, additionalMinutes: 2 },
      'away',
      'Corner Kick',
      'Corner for Columbus.',
    ],
  ],
};

/** The first period of a game, in the provider's spellings. */
export function sentPlays(sport: Sport, ids: Ids): unknown[] {
  if (sport === 'baseball') return halfInnings();
  if (sport === 'football') return drives(ids);
  return ROWS[sport].map(([time, place, name, playText, score], index) => ({
    playId: String(index + 1),
    period: '1',
    time,
    teamId: ids[place],
    playEvent: { playEventId: index + 10, name },
    playText,
    ...score,
  }));
}

function drives(ids: Ids): unknown[] {
  const play = (playId: number, playText: string, more: Sent): Sent => ({
    playId,
    period: 1,
    startPossession: { teamId: ids.home },
    playText,
    awayScoreAfter: '0',
    homeScoreAfter: '0',
    ...more,
  });
  return [
    play(1, 'K. Oyelle up the middle for 6 yards.', {
      time: { minutes: 14, seconds: '55', additionalMinutes: null },
      playType: { name: 'Rush' },
      down: '1',
      distance: '10',
      yardLine: 'PHI25',
      endYardLine: 'PHI31',
    }),
    play(2, 'T. Brannock is intercepted by R. Stavely.', {
      time: { minutes: 14, seconds: 20, additionalMinutes: null },
      playType: { name: 'Interception' },
      down: 2,
      distance: 4,
      yardLine: 'PHI31',
      endYardLine: 'DAL44',
    }),
    play(3, 'B. Low, 41-yard field goal is good.', {
      time: { minutes: 9, seconds: 8, additionalMinutes: null },
      startPossession: { teamId: ids.away },
      playType: { name: 'Field Goal' },
      down: '4',
      distance: '7',
      yardLine: 'PHI23',
      endYardLine: 'PHI23',
      awayScoreAfter: '3',
    }),
  ];
}

function halfInnings(): unknown[] {
  const half = (inningDivision: string, runs: string, texts: readonly Sent[]): Sent => ({
    inning: '1',
    inningDivision,
    linescore: { runs, hits: '1', errors: '0', leftOnBase: '1' },
    pbpDetails: texts.map((detail, index) => ({ sequence: index + 1, ...detail })),
  });
  return [
    half('Top', '0', [
      {
        text: 'R. Alcorn strikes out swinging.',
        pitchCode: 'BSFS',
        pbpDetailType: { name: 'Strikeout' },
      },
      {
        text: 'E. Montroy flies out to center.',
        pitchCode: 'F',
        pbpDetailType: { name: 'Fly Out' },
      },
    ]),
    half('Bottom', '2', [
      { text: 'J. Corvane walks.', pitchCode: 'BBBB', pbpDetailType: { name: 'Walk' } },
      {
        text: 'T. Ellingson homers to left.',
        pitchCode: 'SH',
        pbpDetailType: { name: 'Home Run' },
      },
    ]),
  ];
}
