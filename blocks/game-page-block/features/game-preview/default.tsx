import { useContent } from 'fusion:content';
import { defineFeature } from '@broadsheet/define';
import { formGames } from '../../game/formGames';
import { previewStories } from '../../game/gameFirst';
import { isAhead } from '../../game/isAhead';
import { useTeamStories } from '../../game/useTeamStories';
import { GamePreview } from './GamePreview';
import { meetingsOf } from './meetingsOf';

/**
 * What is known before a game. It doesn't ask for news: when the game begins it stays as it is, and
 * the parts of the game come in below it, until the page is loaded anew.
 */
export default defineFeature({
  label: 'Game – Preview',
  /** s: times of stories are relative to now. */
  ttl: 60,
  view: function GamePreviewFeature() {
    const page = useTeamStories();
    const wanted = page !== null && isAhead(page.game) ? page : null;
    const standings = useContent(
      wanted ? { source: 'standings-api', query: { league: wanted.game.league } } : null,
    );
    const schedule = useContent(
      wanted
        ? { source: 'team-schedule-api', query: { team: wanted.team.key, hasEarlier: true } }
        : null,
    );
    if (!wanted) return null;
    const { game, team, stories } = wanted;
    const games = schedule ?? [];
    return (
      <GamePreview
        game={game}
        team={team}
        stories={previewStories(game, team, stories)}
        standings={standings}
        results={formGames(games, team.teamId, game.eventId).past}
        meetings={meetingsOf(games, game, team)}
        now={Date.now()}
      />
    );
  },
});
