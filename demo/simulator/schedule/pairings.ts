import { LRUCache } from 'lru-cache';
import { createRandom } from '../../random';
import type { LeagueName } from '../../../services/stats/SportEvent';
import { TEAMS, type LeagueTeam } from '../../../services/stats/teams';
import type { Round } from './seasons';

export interface Pairing {
  home: LeagueTeam;
  away: LeagueTeam;
}

/** Baseball stays for a series. */
const GAMES_IN_A_ROW: Partial<Record<LeagueName, number>> = { mlb: 3 };

const orders = new LRUCache<string, LeagueTeam[]>({ max: 20 });

/** The teams of a league in an order drawn for the season. */
function orderOf(league: LeagueName, season: number): LeagueTeam[] {
  const key = `order ${league} ${season}`;
  const order = orders.get(key) ?? createRandom(key).shuffled(TEAMS[league]);
  orders.set(key, order);
  return order;
}

/**
 * Who meets whom in a round: a round robin (the circle method), in an order drawn for the season.
 * Every team plays in every round, at home and away in turn.
 */
export function pairingsOf(league: LeagueName, { season, number }: Round): Pairing[] {
  const [fixed, ...moving] = orderOf(league, season);
  const turn = Math.floor(number / (GAMES_IN_A_ROW[league] ?? 1));
  const by = turn % moving.length;
  const circle = [fixed, ...moving.slice(by), ...moving.slice(0, by)];
  return Array.from({ length: circle.length / 2 }, (_, place) => {
    const [one, other] = [circle[place], circle[circle.length - 1 - place]];
    if (!one || !other) throw new RangeError('a league has an even number of teams');
    const isOneAtHome = (place === 0 ? turn : place) % 2 === 0;
    return isOneAtHome ? { home: one, away: other } : { home: other, away: one };
  });
}
