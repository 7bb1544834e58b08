import PropTypes from 'fusion:prop-types';
import type { JsonRecord } from '../../../../content/schemas/json';
import type { Game } from '../../../../utils/stats/game';
import { boardDelay } from '../../board/boardDelay';
import { Scoreboard } from '../../board/Scoreboard';
import { scoreboardFields } from '../../board/scoreboardFields';

/** The game of a game-day page, large (widgets §2). */
export default function GamedayScoreboardFeature({ customFields }: { customFields: JsonRecord }) {
  return <Scoreboard place="gameday" customFields={customFields} />;
}

GamedayScoreboardFeature.label = 'Game-day scoreboard';
GamedayScoreboardFeature.hydrate = 'visible' as const;
/** s: which game is shown, and what is streamed, depends on the clock. */
GamedayScoreboardFeature.ttl = 10;
GamedayScoreboardFeature.refresh = ({ content }: { content: unknown }): number | null =>
  boardDelay(content as Game[] | null, Date.now());
GamedayScoreboardFeature.propTypes = { customFields: PropTypes.shape(scoreboardFields) };
