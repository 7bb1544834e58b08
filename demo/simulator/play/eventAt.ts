import { eventDates } from '../eventDates';
import {
  EVENT_STATUS,
  type EventPlay,
  type EventStatus,
  type SportEvent,
} from '../../../services/stats/SportEvent';
import { countPlays } from './boxScore';
import { clockAt } from './clockAt';
import { drivesUntil } from './drivesUntil';
import type { EventParts, Frame, GameTimeline, Place, TimedPlay } from './Fixture';
import { scoringUntil } from './scoringUntil';
import { teamAt } from './teamAt';
import { timeOf } from './timeOf';

const MINUTE = 60_000;
/** The provider checks the numbers of a game before it calls them confirmed, in ms. */
const CONFIRMED_AFTER = 20 * MINUTE;

const NOT_COUNTED = { boxscores: [], teamStats: [] };

/**
 * The event as the provider would have answered it at that moment: nothing of it knows what comes.
 * Status, score and scoring summary are of now; play-by-play, drives, box score and team stats come
 * a few seconds later (`lag`) and agree with each other at every moment.
 */
export function eventAt(timeline: GameTimeline, now: Date, parts: EventParts): SportEvent {
  const { fixture, frames, lag } = timeline;
  const { name, city, timeZone } = fixture.venue;
  const time = now.getTime();
  const frame = last(frames, time);
  const known = timeline.plays.slice(0, countUntil(timeline.plays, time));
  const told = timeline.plays.slice(0, countUntil(timeline.plays, time - lag));
  const counted = parts.box ? countPlays(timeline, told) : NOT_COUNTED;
  const isTba = fixture.timeKnownAt !== null && now < fixture.timeKnownAt;
  const wasSuspended = frames.some(({ status, at }) => status === 'Suspended' && at <= time);
  const resumes = frames[frames.findLastIndex(({ status }) => status === 'Suspended') + 1];
  const isMade = frame.status === 'Postponed' && fixture.makeup !== null;
  return {
    eventId: fixture.eventId,
    startDate: eventDates(fixture.start, isTba, timeZone),
    makeupDate: isMade && fixture.makeup ? eventDates(fixture.makeup, false, timeZone) : null,
    suspendedResumeDate:
      wasSuspended && resumes ? eventDates(new Date(resumes.at), false, timeZone) : null,
    isDoubleheader: fixture.course.startsWith('doubleheader'),
    isDataConfirmed: !isUnderWay(frame) && !isJustOver(frame, time),
    venue: { name, city },
    tvStations: fixture.tvStations,
    eventStatus: statusOf(timeline, frame, time),
    teams: [teamAt(timeline, 'home', frame, known), teamAt(timeline, 'away', frame, known)],
    editorial: fixture.editorial,
    liveStream: fixture.liveStream,
    scoringSummaries: scoringUntil(timeline, known),
    pbp: parts.pbp ? playsOf(timeline, told) : [],
    driveCharts: parts.driveCharts ? drivesUntil(timeline, told, time - lag) : [],
    boxscores: counted.boxscores,
    teamStats: counted.teamStats,
    lastPlayHeadline: isUnderWay(frame) ? headlineOf(told) : '',
    imgUrl: fixture.imgUrl,
  };
}

/** Who comes and goes is no headline. */
function headlineOf(told: TimedPlay[]): string {
  return told.findLast(({ isSubstitution }) => !isSubstitution)?.text ?? '';
}

function isUnderWay({ status }: Frame): boolean {
  return status === 'In-Progress' || status === 'Delayed' || status === 'Suspended';
}

function isJustOver({ status, at }: Frame, time: number): boolean {
  return status === 'Final' && time - at <= CONFIRMED_AFTER;
}

/** How many of the items, which are in order of time, were by then. */
function countUntil(items: { at: number }[], time: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.at ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function last(frames: Frame[], time: number): Frame {
  const frame = frames[countUntil(frames, time) - 1];
  if (!frame) throw new RangeError('a timeline holds since ever');
  return frame;
}

function statusOf({ fixture }: GameTimeline, frame: Frame, time: number): EventStatus {
  const { status, period, division, count, possession } = frame;
  const common = {
    eventStatusId: EVENT_STATUS[status],
    name: status,
    ...timeOf(clockAt(frame, time, fixture.sport)),
    isBreak: frame.isBreak,
    isShootout: frame.isShootout,
    teamPossessionId: possession ? fixture[possession].teamId : null,
  };
  if (period === 0) return common;
  if (fixture.sport !== 'baseball') return { ...common, period };
  return {
    ...common,
    inning: period,
    ...(division ? { inningDivision: division } : {}),
    ...(count
      ? {
          balls: count.balls,
          strikes: count.strikes,
          outs: count.outs,
          runnersOnBase: count.bases,
        }
      : {}),
  };
}

function playsOf({ fixture }: GameTimeline, told: TimedPlay[]): EventPlay[] {
  const { eventId, sport } = fixture;
  const score: Record<Place, number> = { home: 0, away: 0 };
  return told.map((play, index) => {
    const { place, points, period, division, football } = play;
    score.home += points.home;
    score.away += points.away;
    return {
      playId: `${eventId}-${index + 1}`,
      ...(sport === 'baseball' ? { inning: period } : { period }),
      ...(division ? { inningDivision: division } : {}),
      ...(football && football.drive !== null ? { driveId: `${eventId}-d${football.drive}` } : {}),
      teamId: place ? fixture[place].teamId : 0,
      down: football?.down ?? null,
      distance: football?.distance ?? null,
      yardLine: football?.yardLine ?? '',
      endYardLine: football?.endYardLine ?? '',
      playText: play.text,
      playType: { name: play.type },
      ...(sport === 'baseball' ? { resultCode: play.code || 'Z', pitches: play.pitches } : {}),
      isScoring: points.home + points.away > 0 || play.shootout === 'goal',
      isTurnover: play.isTurnover,
      isPenalty: play.isPenalty,
      isSubstitution: play.isSubstitution,
      time: timeOf(play.clock),
      homeScoreAfter: score.home,
      awayScoreAfter: score.away,
    };
  });
}
