import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { oneOf } from '../../../../components/cards/cardOptions';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import { teamOf } from '../../../../components/sports/teamOf';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { formatTeamRecord } from '../../../../utils/stats/formatTeamRecord';
import type { Game } from '../../../../utils/stats/game';
import { TeamSchedule } from './TeamSchedule';
import { scheduleDelay } from './scheduleDelay';
import { inOrder, nearGames, scheduleMonths } from './scheduleMonths';

const EXTENTS = ['near', 'all'] as const;

/** The schedule of the page's team, or of the one that an editor names. */
export default function TeamScheduleFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, isAdmin, requestUri } = useAppContext();
  const { teams } = getProperties(arcSite) as SiteProperties;
  const team = teamOf(teams, { path: text(customFields['teamName']), requestUri });
  const games = useContent<Game[]>(
    team ? { source: 'team-schedule-api', query: { team: team.key } } : null,
  );
  if (!team) return isAdmin ? <p className="games-notice">Choose a team</p> : null;
  const extent = oneOf(customFields['extent'], EXTENTS, 'near');
  const months = scheduleMonths(
    extent === 'near' ? nearGames(games ?? []) : (games ?? []),
    team.teamId,
  );
  if (months.length === 0) return <GamesNotice games={games} isAdmin={isAdmin} />;
  const isPage = extent === 'all';
  return (
    <TeamSchedule
      title={text(customFields['title']) || `${team.name} schedule`}
      titleProps={editableField('title')}
      level={isPage ? 1 : 2}
      record={recordOf(games ?? [], team.teamId)}
      league={team.league}
      months={months}
      calendarUrl={`/gateway/statsinc/calendar/${team.key}.ics`}
      allUrl={isPage ? '' : `${team.path}/schedule`}
    />
  );
}

/** As the newest game that is over says it. */
function recordOf(games: readonly Game[], teamId: number): string {
  const last = inOrder(games).findLast(({ status }) => status === 'final');
  if (!last) return '';
  return formatTeamRecord(last.home.teamId === teamId ? last.home : last.away, last.sport);
}

TeamScheduleFeature.label = 'Sports – Team schedule';
/** s */
TeamScheduleFeature.ttl = 300;
TeamScheduleFeature.refresh = ({ content }: { content: unknown }) =>
  scheduleDelay(content as Game[] | null, Date.now());
TeamScheduleFeature.propTypes = {
  customFields: PropTypes.shape({
    teamName: PropTypes.oneOf(['', '/eagles', '/flyers', '/phillies', '/sixers', '/soccer']).tag({
      label: 'Team',
      description: 'Empty: the team of the page.',
      labels: {
        '': 'Of the page',
        '/eagles': 'Eagles',
        '/flyers': 'Flyers',
        '/phillies': 'Phillies',
        '/sixers': 'Sixers',
        '/soccer': 'Union',
      },
      defaultValue: '',
    }),
    extent: PropTypes.oneOf([...EXTENTS]).tag({
      label: 'Games',
      labels: { near: 'Last three and next five', all: 'All: a page of its own' },
      defaultValue: 'near',
    }),
    title: PropTypes.text.tag({ label: 'Title' }),
  }),
};
