import { statsPath } from './statsPath';

const NFL = { sport: 'football', league: 'nfl' } as const;

it.each([
  ['a league', {}, ''],
  ['one game', { eventId: 7 }, '/7'],
  ['a team', { teamId: 12 }, '?teamId=12'],
  ['a day', { date: '2026-11-21' }, '?date=2026-11-21&requestedDateOnly=true'],
  ['days around one', { around: '2026-11-21' }, '?date=2026-11-21'],
  [
    'a day rather than those around another',
    { date: '2026-11-21', around: '2026-11-01' },
    '?date=2026-11-21&requestedDateOnly=true',
  ],
  ['plays', { eventId: 7, pbp: true }, '/7?pbp=true'],
  ['drives', { eventId: 7, driveCharts: true }, '/7?driveCharts=true'],
  ['neither', { eventId: 7, pbp: false, driveCharts: false }, '/7'],
  ['no game and no team', { eventId: 0, teamId: 0 }, ''],
])('The address of %s (widgets §7)', (_what, question, rest) => {
  expect(statsPath({ ...NFL, ...question })).toBe(`/statsinc/stats-query/football/nfl${rest}`);
});
