import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { oneOf } from '../../../../components/cards/cardOptions';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import { number, type JsonRecord } from '../../../../content/schemas/json';
import type { Game } from '../../../../utils/stats/game';
import { RibbonView } from './RibbonView';
import { ribbonDelay } from './ribbonDelay';

const UNITS = ['week', 'day'] as const;

/** Games of each team; what a week holds is less for all of them. */
const MAX_GAMES = 14;

/** The games of the five local teams in a row of cards (widgets §2, §4). */
export default function ScoreboardRibbonFeature({ customFields }: { customFields: JsonRecord }) {
  const { isAdmin } = useFusionContext();
  const quantity = (team: string) => number(customFields[`quantity${team}`], 1);
  const games = useContent<Game[]>({
    source: 'scoreboard-ribbon-api',
    query: {
      timeRangeUnit: oneOf(customFields['timeRangeUnit'], UNITS, 'week'),
      quantityPhillies: quantity('Phillies'),
      quantitySixers: quantity('Sixers'),
      quantityEagles: quantity('Eagles'),
      quantityFlyers: quantity('Flyers'),
      quantityUnion: quantity('Union'),
    },
  });
  if (!games?.length) return <GamesNotice games={games} isAdmin={isAdmin} />;
  return <RibbonView games={games} now={Date.now()} />;
}

ScoreboardRibbonFeature.label = 'Packages scoreboard ribbon';
ScoreboardRibbonFeature.hydrate = 'visible' as const;
/** s: Today and Tomorrow depend on the clock. */
ScoreboardRibbonFeature.ttl = 300;
ScoreboardRibbonFeature.refresh = ({ content }: { content: unknown }): number | null =>
  ribbonDelay(content as Game[] | null);

const gamesOf = (team: string) =>
  PropTypes.number.tag({
    label: `Games of the ${team}`,
    defaultValue: 1,
    min: 0,
    max: MAX_GAMES,
    group: 'Games',
  });

ScoreboardRibbonFeature.propTypes = {
  customFields: PropTypes.shape({
    timeRangeUnit: PropTypes.oneOf([...UNITS]).tag({
      label: 'Games of the',
      labels: { week: 'Week', day: 'Day' },
      defaultValue: 'week',
      group: 'Games',
    }),
    quantityPhillies: gamesOf('Phillies'),
    quantitySixers: gamesOf('Sixers'),
    quantityEagles: gamesOf('Eagles'),
    quantityFlyers: gamesOf('Flyers'),
    quantityUnion: gamesOf('Union'),
  }),
};
