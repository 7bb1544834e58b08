import type { EventPlay, SportName } from '../../../services/stats/SportEvent';
import type { PlayedPlay, PlayedTime } from '../play/PlayedGame';
import { writeKind } from './playIds';
import { playName } from './playNames';
import type { Spelling } from './Spelling';

/** Minutes after which a period of soccer goes on in time that is added. */
const ENDS = [45, 90, 105, 120];

/** A play of a sport that sends its plays as a flat list; of baseball as older feeds have it. */
export function writePlay(play: PlayedPlay, sport: SportName, spelling: Spelling): EventPlay {
  const { playId, inningDivision, playText, teamId, homeScoreAfter, awayScoreAfter } = play;
  const of = (value: number) => spelling.number(value);
  const common = {
    playId,
    ...(play.period === undefined ? {} : { period: of(play.period) }),
    time: writeTime(play.time, play.period ?? 0, sport, spelling),
    playText,
  };
  const { id, ...named } = writeKind(playName(play, sport), sport, spelling);
  const playEvent = { ...(id === undefined ? {} : { playEventId: id }), ...named };
  const playType = { ...(id === undefined ? {} : { playTypeId: id }), ...named };
  const [home, away] = [of(homeScoreAfter), of(awayScoreAfter)];
  switch (sport) {
    case 'football':
      return {
        ...common,
        ...(teamId > 0 ? { startPossession: { teamId: of(teamId) } } : {}),
        playType,
        ...(play.driveId === undefined ? {} : { driveId: play.driveId }),
        down: play.down === null ? null : of(play.down),
        distance: typeof play.distance === 'number' ? of(play.distance) : play.distance,
        yardLine: play.yardLine,
        endYardLine: play.endYardLine,
        homeScoreAfter: home,
        awayScoreAfter: away,
      };
    case 'basketball':
      return {
        ...common,
        teamId: of(teamId),
        playEvent,
        homeScore: home,
        visitorScore: away,
      };
    case 'hockey':
    case 'soccer':
      return {
        ...common,
        teamId: of(teamId),
        playEvent,
        homeScore: home,
        awayScore: away,
      };
    case 'baseball':
      return {
        ...common,
        inning: of(play.inning ?? 0),
        ...(inningDivision ? { inningDivision } : {}),
        teamId: of(teamId),
        playType: { name: playName(play, sport) },
        pitches: play.pitches ?? '',
        resultCode: play.resultCode ?? 'Z',
        homeScoreAfter: home,
        awayScoreAfter: away,
      };
  }
}

/** The clock of a play, as the sport's feed writes it. */
export function writeTime(
  { minutes, seconds }: PlayedTime,
  period: number,
  sport: SportName,
  spelling: Spelling,
): EventPlay['time'] {
  const parts = { minutes: spelling.number(minutes), seconds: spelling.number(seconds) };
  switch (sport) {
    case 'basketball':
      return spelling.pick<EventPlay['time']>(
        'basketball clocks',
        `${minutes}:${String(seconds).padStart(2, '0')}`,
        { ...parts, seconds: `${seconds}.0` },
      );
    case 'soccer': {
      const end = ENDS[period - 1] ?? Number.POSITIVE_INFINITY;
      // The minute that has begun: what comes 45 minutes and 20 seconds on is of 45+1.
      return minutes < end
        ? { ...parts, additionalMinutes: null }
        : { ...parts, minutes: end, additionalMinutes: spelling.number(minutes - end + 1) };
    }
    default:
      return { ...parts, additionalMinutes: null };
  }
}
