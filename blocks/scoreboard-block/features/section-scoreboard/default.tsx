import { defineFeature } from '@broadsheet/define';
import type { Game } from '../../../../utils/stats/game';
import { boardDelay } from '../../board/boardDelay';
import { Scoreboard } from '../../board/Scoreboard';
import { scoreboardFields } from '../../board/scoreboardFields';

/** The game of the page's team, on its section front (widgets §3). */
export default defineFeature({
  label: 'Section scoreboard',
  hydrate: 'visible',
  /** s: which game is shown, and what is streamed, depends on the clock. */
  ttl: 10,
  refresh: ({ content }) => boardDelay(content as Game[] | null, Date.now()),
  fields: scoreboardFields,
  view: function SectionScoreboardFeature({ fields }) {
    return <Scoreboard place="section" fields={fields} />;
  },
});
