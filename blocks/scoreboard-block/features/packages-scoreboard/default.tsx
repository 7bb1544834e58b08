import { defineFeature } from '@broadsheet/define';
import type { Game } from '../../../../utils/stats/game';
import { boardDelay } from '../../board/boardDelay';
import { Scoreboard } from '../../board/Scoreboard';
import { scoreboardFields } from '../../board/scoreboardFields';

/** The game of a team in a package of a front, small (widgets §2). */
export default defineFeature({
  label: 'Packages scoreboard',
  hydrate: 'visible',
  /** s: which game is shown, and what is streamed, depends on the clock. */
  ttl: 10,
  refresh: ({ content }) => boardDelay(content as Game[] | null, Date.now()),
  fields: scoreboardFields,
  view: function PackagesScoreboardFeature({ fields }) {
    return <Scoreboard place="packages" fields={fields} />;
  },
});
