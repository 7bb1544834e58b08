/** An event as the provider sends it, with what a test is about. */
export function providerEvent(changes: {
  eventId?: number;
  statusId?: number;
  homeId?: number;
  score?: number;
}): Record<string, unknown> {
  const { eventId = 3001, statusId = 2, homeId = 354, score = 17 } = changes;
  const side = (teamId: number, place: 1 | 2, nickname: string, points: number) => ({
    teamId,
    teamLocationType: { teamLocationTypeId: place, name: place === 1 ? 'home' : 'away' },
    nickname,
    score: points,
  });
  return {
    eventId,
    startDate: [
      { dateType: 'Local', year: 2026, month: 11, date: 22, hour: 13, minute: 0 },
      { dateType: 'UTC', year: 2026, month: 11, date: 22, hour: 18, minute: 0 },
    ],
    eventStatus: { eventStatusId: statusId },
    teams: [side(homeId, 1, 'Eagles', score), side(336, 2, 'Cowboys', 14)],
  };
}

/** As its API wraps a list of events. */
export function apiResults(...events: unknown[]): unknown {
  return { status: 'OK', apiResults: [{ league: { season: { eventType: [{ events }] } } }] };
}
