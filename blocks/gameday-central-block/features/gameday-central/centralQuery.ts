import type { Team } from '../../../../properties/teams';

export interface CentralQuery {
  /** The team whose games are asked for; null for all. */
  team: Team | null;
  /** `2026-11-22`; empty for no day in particular. */
  date: string;
}

/** What the address of the page asks for (widgets §2: `team_id`); what can't be read is left out. */
export function centralQuery(uri: string, teams: readonly Team[]): CentralQuery {
  const params = new URLSearchParams(uri.split('?')[1] ?? '');
  const id = Number(params.get('team_id'));
  const date = params.get('date') ?? '';
  return {
    team: teams.find(({ teamId }) => teamId === id) ?? null,
    date: isDate(date) ? date : '',
  };
}

/** The address of the page for a team and a day. */
export function centralHref({ team, date }: CentralQuery): string {
  const params = new URLSearchParams();
  if (date) params.set('date', date);
  if (team) params.set('team_id', String(team.teamId));
  const query = params.toString();
  return `/sports/gameday-central${query && `?${query}`}`;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
