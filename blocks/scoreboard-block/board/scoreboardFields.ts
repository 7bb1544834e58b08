import { field, type Values } from '@broadsheet/define';
import { teamField } from '../../../components/sports/teamField';

/** What editors fill in for all scoreboards (widgets §3). */
export const scoreboardFields = {
  teamName: teamField({ ofPage: 'The team of the page', group: 'Game' }),
  editorialHeading: field.text({
    label: 'Heading',
    description: 'Empty: what the statistics desk wrote, if anything.',
    group: 'Text',
  }),
  editorialContent: field.richText({ label: 'Text', group: 'Text' }),
  hasTopPadding: field.flag({ label: 'Space above', default: false, group: 'Look' }),
  hasAlwaysDisplayVideo: field.flag({
    label: 'Always show the video',
    description: 'In place of the picture, whether the stream is on or not.',
    default: false,
    group: 'Show',
  }),
  disabledLatestArticle: field.flag({ label: 'No latest story', default: false, group: 'Show' }),
  disabledGamedayCentralCTA: field.flag({
    label: 'No link to Gameday Central',
    default: false,
    group: 'Show',
  }),
};

export type ScoreboardFields = Values<typeof scoreboardFields>;
