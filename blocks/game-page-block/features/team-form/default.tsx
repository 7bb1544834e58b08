import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature } from '@broadsheet/define';
import { gameOf } from '../../../../content/schemas/gameContent';
import { formGames } from '../../game/formGames';
import { isAhead } from '../../game/isAhead';
import { PageGame } from '../../game/PageGame';
import { TeamForm } from './TeamForm';

/** How the local team fared lately, and whom it plays next. */
export default defineFeature({
  label: 'Game – Lately and next',
  /** s: what is next depends on the clock. */
  ttl: 300,
  view: function TeamFormFeature() {
    const { arcSite, globalContent } = useAppContext();
    const { teams } = getProperties(arcSite);
    const page = gameOf(globalContent);
    const team = teams.find(({ path }) => path === page?.teamPath);
    const schedule = useContent(
      team ? { source: 'team-schedule-api', query: { team: team.key } } : null,
    );
    return (
      <PageGame>
        {(game) => {
          if (!team || !schedule) return null;
          const { past, next } = formGames(schedule, team.teamId, game.eventId);
          // Before a game the preview has the results.
          const form = { past: isAhead(game) ? [] : past, next };
          return <TeamForm team={team} form={form} now={Date.now()} />;
        }}
      </PageGame>
    );
  },
});
