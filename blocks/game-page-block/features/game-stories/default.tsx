import { defineFeature } from '@broadsheet/define';
import { filmOf } from '../../game/filmOf';
import { useTeamStories } from '../../game/useTeamStories';
import { gameFirst, previewStories } from '../../game/gameFirst';
import { liveBlogOf } from '../../game/liveBlogOf';
import { GameStories } from './GameStories';

const SHOWN = 6;

/** What the newsroom writes about the local team; first the live blog of the game, then a film. */
export default defineFeature({
  label: 'Game – Live blog and stories',
  /** s: times are relative to now. */
  ttl: 60,
  view: function GameStoriesFeature() {
    const page = useTeamStories();
    if (!page || page.stories.length === 0) return null;
    const { game, team, stories } = page;
    const liveBlog = liveBlogOf(game, stories);
    const previews = previewStories(game, team, stories);
    const others = gameFirst(game, team, stories).filter(
      (story) => story !== liveBlog && !previews.includes(story),
    );
    const film = others.slice(0, SHOWN).find((story) => filmOf(story) !== null) ?? null;
    return (
      <GameStories
        team={team}
        liveBlog={liveBlog}
        film={film}
        stories={others.filter((story) => story !== film).slice(0, film ? SHOWN - 1 : SHOWN)}
        now={Date.now()}
      />
    );
  },
});
