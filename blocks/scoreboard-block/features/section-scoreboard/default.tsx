import PropTypes from 'fusion:prop-types';
import type { JsonRecord } from '../../../../content/schemas/json';
import type { Game } from '../../../../utils/stats/game';
import { boardDelay } from '../../board/boardDelay';
import { Scoreboard } from '../../board/Scoreboard';
import { scoreboardFields } from '../../board/scoreboardFields';

/** The game of the page's team, on its section front (widgets §3). */
export default function SectionScoreboardFeature({ customFields }: { customFields: JsonRecord }) {
  return <Scoreboard place="section" customFields={customFields} />;
}

SectionScoreboardFeature.label = 'Section scoreboard';
SectionScoreboardFeature.hydrate = 'visible' as const;
/** s: which game is shown, and what is streamed, depends on the clock. */
SectionScoreboardFeature.ttl = 10;
SectionScoreboardFeature.refresh = ({ content }: { content: unknown }): number | null =>
  boardDelay(content as Game[] | null, Date.now());
SectionScoreboardFeature.propTypes = { customFields: PropTypes.shape(scoreboardFields) };
