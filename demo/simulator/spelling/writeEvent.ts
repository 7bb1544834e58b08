import type {
  EventBox,
  EventScore,
  EventStatus,
  EventStatusName,
  SportEvent,
  SportName,
} from '../../../services/stats/SportEvent';
import type { PlayedBox, PlayedGame, PlayedScore, PlayedStatus } from '../play/PlayedGame';
import { isOpponentUnknown } from '../schedule/occasions';
import type { ScheduledGame } from '../schedule/ScheduledGame';
import { occasionOf } from './occasionOf';
import { Spelling } from './Spelling';
import { writeInnings } from './writeInnings';
import { writePlay, writeTime } from './writePlay';
import { writeTeam } from './writeTeam';

/** In these states a game has no score; one that is delayed at its start has 0-0. */
const NOT_BEGUN: readonly EventStatusName[] = ['Pre-Game', 'Postponed', 'Canceled'];

/** A game as the provider writes it, in the spelling of the event. */
export function writeEvent(played: PlayedGame, game: ScheduledGame, now: Date): SportEvent {
  const spelling = new Spelling(played.eventId);
  const { sport, team: local } = game.local;
  const {
    eventStatus: status,
    isDoubleheader,
    scoringSummaries,
    pbp,
    driveCharts,
    ...rest
  } = played;
  const hasBegun = !NOT_BEGUN.includes(status.name);
  const isOpen = isOpponentUnknown(game, now);
  const doubleheader = spelling.flag(isDoubleheader);
  return {
    ...rest,
    ...spelling.pick<Pick<SportEvent, 'isDoubleheader' | 'isDoubleHeader'>>(
      'doubleheaders',
      { isDoubleheader: doubleheader },
      { isDoubleHeader: doubleheader },
    ),
    ...occasionOf(game, spelling),
    isDataConfirmed: spelling.flag(played.isDataConfirmed),
    phiTeamName: local.nickname,
    eventStatus: writeStatus(status, sport, spelling),
    teams: played.teams.map((team) =>
      writeTeam(
        team,
        { sport, hasBegun, isKnown: !isOpen || team.teamId === local.teamId },
        spelling,
      ),
    ),
    scoringSummaries: scoringSummaries.map(({ period, scores }) => ({
      ...(sport === 'baseball'
        ? { inning: spelling.number(period) }
        : { period: spelling.number(period) }),
      scores: scores.map((score) => writeScore(score, { played, sport, period }, spelling)),
    })),
    pbp:
      sport === 'baseball' && spelling.pick('innings', true, false)
        ? writeInnings(pbp, spelling)
        : pbp.map((play) => writePlay(play, sport, spelling)),
    driveCharts: driveCharts.map((drive) => ({
      ...drive,
      driveStats: {
        ...drive.driveStats,
        plays: spelling.number(drive.driveStats.plays),
        yards: spelling.number(drive.driveStats.yards),
      },
    })),
    boxscores: played.boxscores.map((box) => writeBox(box, sport, spelling)),
  };
}

function writeStatus(status: PlayedStatus, sport: SportName, spelling: Spelling): EventStatus {
  const { isBreak, isShootout, runnersOnBase, teamPossessionId, minutes, seconds, ...rest } =
    status;
  const { period, inning, balls, strikes, outs, inningDivision, eventStatusId, name } = rest;
  const counts = { period, inning, balls, strikes, outs };
  const isLastMinute = sport === 'basketball' && minutes === 0 && period !== undefined;
  return {
    eventStatusId,
    name,
    minutes: spelling.number(minutes),
    // In its last minute basketball counts tenths.
    seconds: isLastMinute ? `${seconds}.0` : spelling.number(seconds),
    ...Object.fromEntries(
      Object.entries(counts).flatMap(([key, count]) =>
        count === undefined ? [] : [[key, spelling.number(count)]],
      ),
    ),
    ...(inningDivision ? { inningDivision } : {}),
    ...(sport === 'basketball' || sport === 'football'
      ? { isEndPeriod: spelling.flag(isBreak) }
      : { isBreak: spelling.flag(isBreak) }),
    ...(isShootout ? { isShootout: spelling.flag(isShootout) } : {}),
    ...(runnersOnBase
      ? {
          runnersOnBase: spelling.pick<NonNullable<EventStatus['runnersOnBase']>>(
            'runners',
            runnersOnBase.map(({ base, player }) => ({
              baseNumber: spelling.number(base),
              player,
            })),
            runnersOnBase.map(({ base }) => base),
          ),
        }
      : {}),
    teamPossessionId: teamPossessionId === null ? null : spelling.number(teamPossessionId),
  };
}

interface ScoreContext {
  played: PlayedGame;
  sport: SportName;
  period: number;
}

function writeScore(
  { scoreId, time, inningDivision, teamId, summaryText, homeScore, awayScore }: PlayedScore,
  { played, sport, period }: ScoreContext,
  spelling: Spelling,
): EventScore {
  const [home, away] = [spelling.number(homeScore), spelling.number(awayScore)];
  return {
    scoreId,
    time: writeTime(time, period, sport, spelling),
    ...(inningDivision ? { inningDivision } : {}),
    teamId: spelling.number(teamId),
    summaryText,
    ...spelling.pick<Pick<EventScore, 'currentScore' | 'homeScore' | 'awayScore'>>(
      'current scores',
      { currentScore: { homeScore: home, awayScore: away } },
      { currentScore: { home, away } },
      {
        currentScore: played.teams.map((team) => ({
          teamId: team.teamId,
          score: team.place === 'home' ? home : away,
        })),
      },
      { homeScore: home, awayScore: away },
    ),
  };
}

function writeBox(
  { teamId, teamStats, groups }: PlayedBox,
  sport: SportName,
  spelling: Spelling,
): EventBox {
  const written = groups.map(({ name, lines }) => ({
    name,
    lines: lines.map(({ player, position, numbers }) => ({
      player,
      position: { abbreviation: position },
      ...spelling.numbers(numbers),
    })),
  }));
  const [all] = written;
  return {
    teamId: spelling.number(teamId),
    teamStats: spelling.numbers(teamStats),
    // Basketball has one group, and so no name for it.
    playerStats:
      sport === 'basketball' && all
        ? all.lines
        : Object.fromEntries(written.map(({ name, lines }) => [name, lines])),
  };
}
