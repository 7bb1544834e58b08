import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { oneOf } from '../../../../components/cards/cardOptions';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import { teamOf } from '../../../../components/sports/teamOf';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import type { League } from '../../../../utils/stats/game';
import type { Standings } from '../../../../utils/stats/standings';
import { EXTENTS, groupsOf } from './groupsOf';
import { StandingsTables } from './StandingsTables';

const LEAGUES: Record<League, string> = {
  mlb: 'MLB',
  nba: 'NBA',
  nfl: 'NFL',
  nhl: 'NHL',
  mls: 'MLS',
};

/** The standings of the league in which the page's team plays, or the one that an editor names. */
export default function StandingsFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, isAdmin, requestUri } = useAppContext();
  const { teams } = getProperties(arcSite) as SiteProperties;
  const team = teamOf(teams, { path: text(customFields['teamName']), requestUri });
  const standings = useContent<Standings>(
    team ? { source: 'standings-api', query: { league: team.league } } : null,
  );
  if (!team) return isAdmin ? <p className="games-notice">Choose a team</p> : null;
  const extent = oneOf(customFields['extent'], EXTENTS, 'division');
  const groups = groupsOf(standings?.groups ?? [], team.teamId, extent);
  if (groups.length === 0) {
    return <GamesNotice games={standings === null ? null : []} isAdmin={isAdmin} />;
  }
  const isPage = extent === 'league';
  return (
    <StandingsTables
      title={text(customFields['title']) || `${LEAGUES[team.league]} standings`}
      titleProps={editableField('title')}
      level={isPage ? 1 : 2}
      league={team.league}
      groups={groups}
      teamId={team.teamId}
      teamUrl={team.path}
      allUrl={isPage ? '' : `${team.path}/standings`}
    />
  );
}

StandingsFeature.label = 'Sports – Standings';
StandingsFeature.propTypes = {
  customFields: PropTypes.shape({
    teamName: PropTypes.oneOf(['', '/eagles', '/flyers', '/phillies', '/sixers', '/soccer']).tag({
      label: 'Team',
      description: 'Its league is shown. Empty: the team of the page.',
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
      label: 'Tables',
      labels: { division: 'The team’s own', league: 'All of the league: a page of its own' },
      defaultValue: 'division',
    }),
    title: PropTypes.text.tag({ label: 'Title' }),
  }),
};
