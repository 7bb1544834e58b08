import PropTypes from 'fusion:prop-types';
import type { JsonRecord } from '../../../../content/schemas/json';
import type { Game } from '../../../../utils/stats/game';
import { boardDelay } from '../../board/boardDelay';
import { Scoreboard } from '../../board/Scoreboard';
import { scoreboardFields } from '../../board/scoreboardFields';

/** The game of a team in a package of a front, small (widgets §2). */
export default function PackagesScoreboardFeature({ customFields }: { customFields: JsonRecord }) {
  return <Scoreboard place="packages" customFields={customFields} />;
}

PackagesScoreboardFeature.label = 'Packages scoreboard';
PackagesScoreboardFeature.hydrate = 'visible' as const;
/** s: which game is shown, and what is streamed, depends on the clock. */
PackagesScoreboardFeature.ttl = 10;
PackagesScoreboardFeature.refresh = ({ content }: { content: unknown }): number | null =>
  boardDelay(content as Game[] | null, Date.now());
PackagesScoreboardFeature.propTypes = { customFields: PropTypes.shape(scoreboardFields) };
