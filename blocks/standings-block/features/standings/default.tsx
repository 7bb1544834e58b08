import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import { teamField } from '../../../../components/sports/teamField';
import { teamOf } from '../../../../components/sports/teamOf';
import type { League } from '../../../../utils/stats/game';
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
export default defineFeature({
  label: 'Sports – Standings',
  fields: {
    teamName: teamField({ description: 'Its league is shown. Empty: the team of the page.' }),
    extent: field.oneOf(EXTENTS, {
      label: 'Tables',
      labels: { division: 'The team’s own', league: 'All of the league: a page of its own' },
      default: 'division',
    }),
    title: field.text({ label: 'Title' }),
  },
  view: function StandingsFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, isAdmin, requestUri } = useAppContext();
    const { teams } = getProperties(arcSite);
    const team = teamOf(teams, { path: fields.teamName, requestUri });
    const standings = useContent(
      team ? { source: 'standings-api', query: { league: team.league } } : null,
    );
    if (!team) return isAdmin ? <p className="games-notice">Choose a team</p> : null;
    const groups = groupsOf(standings?.groups ?? [], team.teamId, fields.extent);
    if (groups.length === 0) {
      return <GamesNotice games={standings === null ? null : []} isAdmin={isAdmin} />;
    }
    const isPage = fields.extent === 'league';
    return (
      <StandingsTables
        title={fields.title || `${LEAGUES[team.league]} standings`}
        titleProps={editableField('title')}
        level={isPage ? 1 : 2}
        league={team.league}
        groups={groups}
        teamId={team.teamId}
        teamUrl={team.path}
        allUrl={isPage ? '' : `${team.path}/standings`}
      />
    );
  },
});
