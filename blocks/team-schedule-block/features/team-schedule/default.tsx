import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import { teamField } from '../../../../components/sports/teamField';
import { teamOf } from '../../../../components/sports/teamOf';
import { formatTeamRecord } from '../../../../utils/stats/formatTeamRecord';
import type { Game } from '../../../../utils/stats/game';
import { TeamSchedule } from './TeamSchedule';
import { scheduleDelay } from './scheduleDelay';
import { inOrder, nearGames, scheduleMonths } from './scheduleMonths';

/** The schedule of the page's team, or of the one that an editor names. */
export default defineFeature({
  label: 'Sports – Team schedule',
  /** s */
  ttl: 300,
  refresh: ({ content }) => scheduleDelay(content as Game[] | null, Date.now()),
  fields: {
    teamName: teamField({ description: 'Empty: the team of the page.' }),
    extent: field.oneOf(['near', 'all'], {
      label: 'Games',
      labels: { near: 'Last three and next five', all: 'All: a page of its own' },
      default: 'near',
    }),
    title: field.text({ label: 'Title' }),
  },
  view: function TeamScheduleFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, isAdmin, requestUri } = useAppContext();
    const { teams } = getProperties(arcSite);
    const team = teamOf(teams, { path: fields.teamName, requestUri });
    const answer = useContent(
      team ? { source: 'team-schedule-api', query: { team: team.key } } : null,
    );
    if (!team) return isAdmin ? <p className="games-notice">Choose a team</p> : null;
    const games = answer ?? [];
    const isPage = fields.extent === 'all';
    const months = scheduleMonths(isPage ? games : nearGames(games), team.teamId);
    if (months.length === 0) return <GamesNotice games={answer} isAdmin={isAdmin} />;
    return (
      <TeamSchedule
        title={fields.title || `${team.name} schedule`}
        titleProps={editableField('title')}
        level={isPage ? 1 : 2}
        record={recordOf(games, team.teamId)}
        league={team.league}
        months={months}
        calendarUrl={`/gateway/statsinc/calendar/${team.key}.ics`}
        allUrl={isPage ? '' : `${team.path}/schedule`}
      />
    );
  },
});

/** As the newest game that is over says it. */
function recordOf(games: readonly Game[], teamId: number): string {
  const last = inOrder(games).findLast(({ status }) => status === 'final');
  if (!last) return '';
  return formatTeamRecord(last.home.teamId === teamId ? last.home : last.away, last.sport);
}
