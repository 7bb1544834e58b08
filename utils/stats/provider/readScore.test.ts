import { readScore } from './readScore';

const placeOf = (teamId: unknown) => (teamId === 1 ? 'away' : teamId === 2 ? 'home' : null);

it.each([
  ['what says so', { awayScoreAfter: 7, homeScoreAfter: 3, awayScore: 0, homeScore: 0 }, 7, 3],
  ['the score beside the play', { awayScore: '7', homeScore: '3' }, 7, 3],
  ['the score beside it, of a visitor', { visitorScore: 7, homeScore: 3 }, 7, 3],
  ['a current score', { currentScore: { awayScore: 7, homeScore: 3 }, awayScore: 0 }, 7, 3],
  ['a current score, of a visitor', { currentScore: { visitorScore: 7, home: 3 } }, 7, 3],
  ['a current score in short', { currentScore: { away: 7, home: 3 } }, 7, 3],
  [
    'a current score by team',
    {
      currentScore: [
        { teamId: 2, score: 3 },
        { teamId: 1, score: 7 },
      ],
    },
    7,
    3,
  ],
  ['of one side only', { awayScore: 7 }, 7, null],
  ['no score', {}, null, null],
  ['no number that a game has seen', { awayScore: 1000, homeScore: 999 }, null, 999],
])('The score after a play is %s', (_what, line, away, home) => {
  expect(readScore(line, placeOf)).toEqual({ away, home });
});
