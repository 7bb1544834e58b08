/** A moment in the parts that the provider gives it in. */
export interface EventDate {
  dateType: 'Local' | 'UTC';
  year: number;
  /** 1-12 */
  month: number;
  date: number;
  hour: number;
  minute: number;
}

export interface EventTeam {
  teamId: number;
  teamLocationType: { teamLocationTypeId: 1 | 2; name: 'home' | 'away' };
  abbreviation: string;
  displayName: string;
  nickname: string;
  location: string;
  score: number;
  /** Points by period. */
  linescores: { period: number; score: number }[];
  /** Baseball only. */
  linescoreTotals?: { runs: number };
  isWinner: boolean;
  timeoutsLeft: number;
  record: { wins: number; losses: number; ties: number };
}

/** Status ids of the provider (widgets §3). */
export const EVENT_STATUS = {
  'Pre-Game': 1,
  'In-Progress': 2,
  Final: 4,
  Postponed: 5,
} as const;

export type EventStatusName = keyof typeof EVENT_STATUS;

/** A game in the shape of the statistics provider (widgets §3). */
export interface SportEvent {
  eventId: number;
  sport: string;
  league: string;
  phiTeamName: string;
  startDate: EventDate[];
  makeupDate: EventDate[] | null;
  suspendedResumeDate: EventDate[] | null;
  isDoubleheader: boolean;
  isDataConfirmed: boolean;
  eventStatus: {
    eventStatusId: (typeof EVENT_STATUS)[EventStatusName];
    name: EventStatusName;
    /** Left in the period. */
    minutes: number;
    seconds: number;
    period?: number;
    inning?: number;
    inningDivision?: 'Top' | 'Bottom';
    teamPossessionId: number | null;
  };
  /** The home team first. */
  teams: [EventTeam, EventTeam];
}
