import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { GamesNotice } from '../../../../components/sports/GamesNotice';
import type { Game } from '../../../../utils/stats/game';
import { RibbonView } from './RibbonView';
import { ribbonDelay } from './ribbonDelay';

/** Games of each team; what a week holds is less for all of them. */
const MAX_GAMES = 14;

const gamesOf = (team: string) =>
  field.number({
    label: `Games of the ${team}`,
    default: 1,
    min: 0,
    max: MAX_GAMES,
    group: 'Games',
  });

/** The games of the five local teams in a row of cards (widgets §2, §4). */
export default defineFeature({
  label: 'Packages scoreboard ribbon',
  hydrate: 'visible',
  /** s: Today and Tomorrow depend on the clock. */
  ttl: 300,
  refresh: ({ content }) => ribbonDelay(content as Game[] | null),
  /** Named as the parameters of the source, which gets them all. */
  fields: {
    timeRangeUnit: field.oneOf(['week', 'day'], {
      label: 'Games of the',
      labels: { week: 'Week', day: 'Day' },
      default: 'week',
      group: 'Games',
    }),
    quantityPhillies: gamesOf('Phillies'),
    quantitySixers: gamesOf('Sixers'),
    quantityEagles: gamesOf('Eagles'),
    quantityFlyers: gamesOf('Flyers'),
    quantityUnion: gamesOf('Union'),
  },
  view: function ScoreboardRibbonFeature({ fields }) {
    const { isAdmin } = useFusionContext();
    const games = useContent({ source: 'scoreboard-ribbon-api', query: fields });
    if (!games?.length) return <GamesNotice games={games} isAdmin={isAdmin} />;
    return <RibbonView games={games} now={Date.now()} />;
  },
});
