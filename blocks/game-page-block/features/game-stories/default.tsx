import { defineFeature } from '@broadsheet/define';
import { filmOf, highlightsOf } from '../../game/filmOf';
import { streamOf } from '../../game/streamOf';
import { useTeamStories } from '../../game/useTeamStories';
import { gameFirst, previewStories } from '../../game/gameFirst';
import { isAhead } from '../../game/isAhead';
import { liveBlogOf } from '../../game/liveBlogOf';
import { GameStories } from './GameStories';

const SHOWN = 6;
/** Beside a preview, which is shorter than what is told of a game. */
const SHOWN_BEFORE = 3;

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
    const shown = isAhead(game) ? SHOWN_BEFORE : SHOWN;
    // What plays as the game's highlights needs no second picture beside it.
    const highlights = streamOf(game) === null ? highlightsOf(game, stories) : null;
    const film =
      others.slice(0, shown).find((story) => story !== highlights && filmOf(story) !== null) ??
      null;
    return (
      <GameStories
        team={team}
        liveBlog={liveBlog}
        film={film}
        stories={others.filter((story) => story !== film).slice(0, film ? shown - 1 : shown)}
        now={Date.now()}
      />
    );
  },
});
