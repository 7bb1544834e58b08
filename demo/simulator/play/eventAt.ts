import { eventDates } from '../eventDates';
import { EVENT_STATUS } from '../../../services/stats/SportEvent';
import type { PlayedGame, PlayedPlay, PlayedStatus } from './PlayedGame';
import { countPlays } from './boxScore';
import { clockAt } from './clockAt';
import { drivesUntil } from './drivesUntil';
import type { EventParts, Fixture, Frame, GameTimeline, Place, TimedPlay } from './Fixture';
import { playerAt } from './playerAt';
import { scoringUntil } from './scoringUntil';
import { otherPlace } from './Tape';
import { teamAt } from './teamAt';
import { timeOf } from './timeOf';

const MINUTE = 60_000;
/** The provider checks the numbers of a game before it calls them confirmed, in ms. */
const CONFIRMED_AFTER = 20 * MINUTE;

/**
 * The game as it stands at that moment: nothing of it knows what comes.
 * Status, score and scoring summary are of now; play-by-play, drives, box score and team stats come
 * a few seconds later (`lag`) and agree with each other at every moment.
 */
export function eventAt(timeline: GameTimeline, now: Date, parts: EventParts): PlayedGame {
  const { fixture, frames, lag } = timeline;
  const { name, city, timeZone } = fixture.venue;
  const time = now.getTime();
  const frame = last(frames, time);
  const known = timeline.plays.slice(0, countUntil(timeline.plays, time));
  const told = timeline.plays.slice(0, countUntil(timeline.plays, time - lag));
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
    boxscores: parts.box ? countPlays(timeline, told) : [],
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

function statusOf({ fixture }: GameTimeline, frame: Frame, time: number): PlayedStatus {
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
          runnersOnBase: count.runners.map(({ base, player }) => ({
            base,
            player: playerAt(fixture[division === 'Bottom' ? 'home' : 'away'], player),
          })),
        }
      : {}),
  };
}

function playsOf({ fixture }: GameTimeline, told: TimedPlay[]): PlayedPlay[] {
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
      type: play.type,
      ...(sport === 'baseball' ? turnOf(fixture, play) : {}),
      shootout: play.shootout,
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

/** Who batted and pitched, each pitch, and what came of it. */
function turnOf(fixture: Fixture, play: TimedPlay) {
  const batting = play.division === 'Bottom' ? 'home' : 'away';
  const fielding = otherPlace(batting);
  const counted = (place: Place, stat: string): number =>
    play.credits
      .filter((credit) => credit.place === place && credit.stat === stat)
      .reduce((sum, { by }) => sum + by, 0);
  return {
    resultCode: play.code || 'Z',
    pitches: play.pitches,
    batter: play.batter === null ? null : playerAt(fixture[batting], play.batter),
    pitcher: play.pitcher === null ? null : playerAt(fixture[fielding], play.pitcher),
    hits: counted(batting, 'hits'),
    errors: counted(fielding, 'errors'),
    outs: play.outs,
  };
}
