import { startMoment } from '../../utils/stats/startMoment';
import type { PreGame } from '../../utils/stats/game';
import { theTeam, timeAndDay } from './apWords';
import type { Desk } from './desks';

/** A game to come as the team's writer sees it. */
export interface Coming {
  game: PreGame;
  isHome: boolean;
  /** `the Giants` */
  opponent: string;
  /** `Giants at Eagles` */
  pair: string;
  /** `4:25 p.m. Sunday` */
  when: string;
  /** The same in a sentence: `at 4:25 p.m. Sunday`. */
  at: string;
  /** `Lincoln Financial Field, Philadelphia` */
  venue: string;
}

export function comingOf(game: PreGame, desk: Desk, clock: Date): Coming | null {
  const moment = startMoment(game.start);
  if (!moment) return null;
  const isHome = game.home.teamId === desk.team.teamId;
  const them = isHome ? game.away : game.home;
  const name = desk.team.name;
  const when = timeAndDay(moment, game.start.isTimeTba, clock);
  return {
    game,
    isHome,
    opponent: theTeam(them),
    pair: isHome ? `${them.nickname} at ${name}` : `${name} at ${them.nickname}`,
    when,
    at: game.start.isTimeTba ? when : `at ${when}`,
    venue: game.venue,
  };
}

/** Where the team plays again, in a sentence. */
export function nextSentence(desk: Desk, next: PreGame | null, clock: Date): string {
  const coming = next && comingOf(next, desk, clock);
  if (!coming) return `The ${desk.team.name} have some days off.`;
  const where = coming.isHome ? 'at home' : 'on the road';
  return `The ${desk.team.name} play ${coming.opponent} ${where} ${coming.at}.`;
}
