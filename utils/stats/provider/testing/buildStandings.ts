import type { Draw } from './Draw';

/** Standings of a league as the provider might send them, with our team among them. */
export function buildStandings(draw: Draw, local: number): unknown {
  const teams = [local, ...draw.list(1, 4, (index) => 500 + index)].map((teamId) =>
    teamOf(draw, teamId),
  );
  const division = { name: 'East', teams };
  const conference = draw.one<unknown>([{ name: 'A', divisions: [division] }, division]);
  return { apiResults: [{ league: { season: { conferences: [conference] } } }] };
}

function teamOf(draw: Draw, teamId: number): Record<string, unknown> {
  return {
    teamId: draw.spelled(teamId),
    location: 'Dallas',
    nickname: 'Locals',
    ...draw.maybe('abbreviation', 'PHI'),
    record: {
      ...draw.maybe('wins', draw.count(), 95),
      ...draw.maybe('losses', draw.count(), 95),
      ...draw.maybe(draw.one(['ties', 'overtimeLosses']), draw.count()),
      ...draw.maybe('percentage', draw.one(['.583', '  .583', '0.583', ' 1.000'])),
    },
    ...draw.maybe('division', draw.maybe('gamesBack', draw.one<unknown>(['12.5', 11, '14']))),
    ...draw.maybe(draw.one(['teamPoints', 'points']), draw.count()),
    ...draw.maybe(
      'streak',
      draw.one<unknown>([
        { kind: 'Win', games: draw.count(10, 19) },
        { kind: 'Overtime Loss', games: draw.count(10, 19) },
        { kind: 'Loss' },
        'W12',
      ]),
    ),
  };
}
