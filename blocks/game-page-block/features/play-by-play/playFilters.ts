import type { Game, PlayKind, Sport } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';
import { periodName } from '../../../../utils/stats/periodName';

export interface PlayFilter {
  /** Of the group of choices; part of the ids and of the style sheet's rules. */
  name: 'kind' | 'team' | 'period';
  legend: string;
  /** The first one is chosen to begin with. */
  choices: { value: string; label: string }[];
}

/** Plays that are shown to begin with: a whole game is some meters long. */
export const LATEST = 25;

const KIND_LABELS: Record<
  Exclude<PlayKind, 'other'>,
  Partial<Record<Sport, string>> & { any: string }
> = {
  score: { any: 'Scoring', soccer: 'Goals', hockey: 'Goals' },
  turnover: { any: 'Turnovers', baseball: 'Double plays and errors' },
  penalty: { any: 'Penalties', basketball: 'Fouls', soccer: 'Cards and fouls' },
  substitution: { any: 'Substitutions', baseball: 'Changes' },
};
const PLACES = ['away', 'home'] as const;
const KINDS = ['score', 'turnover', 'penalty', 'substitution'] as const;

/** The style sheet has a rule for as many periods; longer games are shown by team and kind only. */
export const MAX_PERIODS = 20;

/**
 * What plays can be chosen by: only what makes a difference in this game, and what some play answers to.
 * While it goes on the filters have their place from the first play on, so that none pushes the plays down
 * when it comes; not that of the teams where the provider does not say whose plays they are.
 */
export function playFilters(game: Game): PlayFilter[] {
  const kinds = KINDS.filter((kind) => game.plays.some((play) => play.kind === kind));
  const places = PLACES.filter((place) => game.plays.some((play) => play.place === place));
  const periods = [...new Set(game.plays.map(({ period }) => period))];
  const filters: PlayFilter[] = [];
  const isLong = game.plays.length > LATEST;
  const isOn = isLive(game);
  if (kinds.length > 0 || isLong || isOn) {
    filters.push({
      name: 'kind',
      legend: 'Kind',
      choices: [
        ...(isLong ? [choice('latest', isOn ? 'Latest' : 'Last plays')] : []),
        all('All plays'),
        ...kinds.map((kind) => choice(kind, kindLabel(kind, game.sport))),
      ],
    });
  }
  if (places.length > 1 || (places.length > 0 && isOn)) {
    filters.push({
      name: 'team',
      legend: 'Team',
      choices: [all('Both teams'), ...places.map((place) => choice(place, game[place].nickname))],
    });
  }
  if ((periods.length > 1 || isOn) && Math.max(...periods) <= MAX_PERIODS) {
    filters.push({
      name: 'period',
      legend: 'Period',
      choices: [
        all('Whole game'),
        ...periods.map((period) => choice(String(period), periodName(game, period, 'short'))),
      ],
    });
  }
  return filters;
}

const choice = (value: string, label: string) => ({ value, label });
const all = (label: string) => choice('all', label);

function kindLabel(kind: (typeof KINDS)[number], sport: Sport): string {
  return KIND_LABELS[kind][sport] ?? KIND_LABELS[kind].any;
}
