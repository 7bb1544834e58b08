import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import type { SiteProperties } from '../../../../properties';
import type { Game } from '../../../../utils/stats/game';
import { gameOf } from '../../../../content/schemas/gameContent';
import { PageGame } from '../../game/PageGame';
import { formGames } from './formGames';
import { TeamForm } from './TeamForm';

/** How the local team fared lately, and whom it plays next. */
export default function TeamFormFeature() {
  const { arcSite, globalContent } = useAppContext();
  const { teams } = getProperties(arcSite) as SiteProperties;
  const page = gameOf(globalContent);
  const team = teams.find(({ path }) => path === page?.teamPath);
  const schedule = useContent<Game[]>(
    team ? { source: 'team-schedule-api', query: { team: team.key } } : null,
  );
  return (
    <PageGame>
      {(game) =>
        team && schedule ? (
          <TeamForm
            team={team}
            form={formGames(schedule, team.teamId, game.eventId)}
            now={Date.now()}
          />
        ) : null
      }
    </PageGame>
  );
}

TeamFormFeature.label = 'Game – Lately and next';
/** s: what is next depends on the clock. */
TeamFormFeature.ttl = 300;
