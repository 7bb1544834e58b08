import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { teamField } from '../../../../components/sports/teamField';
import { teamOf } from '../../../../components/sports/teamOf';
import type { Game } from '../../../../utils/stats/game';
import { pollDelay } from '../../../../utils/stats/pollDelay';
import { readRounds } from '../../readLines';
import { HubSeries } from './HubSeries';
import { seriesGames } from './seriesGames';

/** A team's games of the postseason: as the statistics have them, and as an editor writes the others. */
export default defineFeature({
  label: 'Hub – Playoff series',
  /** s */
  ttl: 300,
  refresh: ({ content }) => {
    const delays = seriesGames(content as Game[] | null).map(pollDelay);
    const known = delays.filter((delay) => delay !== null);
    return known.length > 0 ? Math.min(...known) : null;
  },
  fields: {
    teamName: teamField({ description: 'Empty: the team of the page.' }),
    heading: field.text({ label: 'Heading', default: 'The road so far', isNeverEmpty: true }),
    rounds: field.list({
      label: 'Rounds or games that the statistics lack',
      description: 'Name, day and result each: “Wild card | Jan. 10 | Eagles 27, Packers 20”.',
    }),
    note: field.text({
      label: 'What stands there while nothing is known',
      default: 'The games stand here as soon as the league sets them.',
      isNeverEmpty: true,
    }),
  },
  view: function HubSeriesFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, requestUri } = useAppContext();
    const { teams } = getProperties(arcSite);
    const team = teamOf(teams, { path: fields.teamName, requestUri });
    const games = useContent(
      team ? { source: 'team-schedule-api', query: { team: team.key, hasEarlier: true } } : null,
    );
    return (
      <HubSeries
        heading={fields.heading}
        headingProps={editableField('heading')}
        games={seriesGames(games)}
        rounds={readRounds(fields.rounds)}
        note={fields.note}
      />
    );
  },
});
