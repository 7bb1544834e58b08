import { LRUCache } from 'lru-cache';
import type { Course } from '../play/Fixture';
import type { SportName } from '../../../services/stats/SportEvent';
import { isFree, spanFrom } from './busy';
import { momentAt } from './moments';
import { exhibition } from './exhibition';
import { LOCAL_TEAMS } from '../../../services/stats/localTeams';
import { FIRST_NUMBER, LENGTHS, MINUTE, type ScheduledGame } from './ScheduledGame';

/** A special game each day, so that in a week everything happens that can happen to a game. */
const SPECIALS: { course: Course; sports: SportName[] }[] = [
  { course: 'canceled', sports: ['football', 'soccer', 'basketball', 'hockey', 'baseball'] },
  { course: 'delayed', sports: ['soccer', 'football'] },
  { course: 'vacated', sports: ['soccer', 'hockey', 'basketball', 'football', 'baseball'] },
  { course: 'shootout', sports: ['soccer'] },
  { course: 'overtime', sports: ['football', 'basketball', 'soccer'] },
  { course: 'suspended', sports: ['soccer', 'hockey', 'basketball'] },
  { course: 'postponed', sports: ['football', 'baseball'] },
];

/** A suspended game goes on at the same time on the day after. */
const TIME = '14:10';
const REST = 30 * MINUTE;

const kept = new LRUCache<number, { game: ScheduledGame | null }>({ max: 1000 });

/** The special game of a day; null on the rare day when no team is free for it. */
export function specialOn(day: number): ScheduledGame | null {
  const known = kept.get(day);
  if (known) return known.game;
  const game = makeSpecial(day);
  kept.set(day, { game });
  return game;
}

function makeSpecial(day: number): ScheduledGame | null {
  const special = SPECIALS[day % SPECIALS.length];
  if (!special) return null;
  const { course, sports } = special;
  const week = Math.floor(day / SPECIALS.length);
  const turn = week % sports.length;
  for (const sport of [...sports.slice(turn), ...sports.slice(0, turn)]) {
    const local = LOCAL_TEAMS.find((team) => team.sport === sport);
    const start = momentAt(day, TIME).getTime();
    const next = momentAt(day + 1, TIME).getTime();
    const starts = course === 'suspended' ? [start, next] : [start];
    const isWanted =
      local && starts.every((at) => isFree(local, spanFrom(at, LENGTHS[local.sport].most, REST)));
    if (!isWanted) continue;
    return {
      ...exhibition(local, day, FIRST_NUMBER.special, start),
      course,
      resume: course === 'suspended' ? new Date(next) : null,
    };
  }
  return null;
}
