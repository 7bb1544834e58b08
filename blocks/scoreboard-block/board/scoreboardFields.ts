import PropTypes from 'fusion:prop-types';

/** The five teams as editors choose them; '' is the team whose page it is (widgets §3). */
export const TEAM_NAMES = ['', '/eagles', '/flyers', '/phillies', '/sixers', '/soccer'] as const;

/** What editors fill in for all scoreboards (widgets §3). */
export const scoreboardFields = {
  teamName: PropTypes.oneOf([...TEAM_NAMES]).tag({
    label: 'Team',
    labels: {
      '': 'The team of the page',
      '/eagles': 'Eagles',
      '/flyers': 'Flyers',
      '/phillies': 'Phillies',
      '/sixers': 'Sixers',
      '/soccer': 'Union',
    },
    defaultValue: '',
    group: 'Game',
  }),
  editorialHeading: PropTypes.text.tag({
    label: 'Heading',
    description: 'Empty: what the statistics desk wrote, if anything.',
    group: 'Text',
  }),
  editorialContent: PropTypes.richtext.tag({ label: 'Text', group: 'Text' }),
  hasTopPadding: PropTypes.bool.tag({ label: 'Space above', defaultValue: false, group: 'Look' }),
  hasAlwaysDisplayVideo: PropTypes.bool.tag({
    label: 'Always show the video',
    description: 'In place of the picture, whether the stream is on or not.',
    defaultValue: false,
    group: 'Show',
  }),
  disabledLatestArticle: PropTypes.bool.tag({
    label: 'No latest story',
    defaultValue: false,
    group: 'Show',
  }),
  disabledGamedayCentralCTA: PropTypes.bool.tag({
    label: 'No link to Gameday Central',
    defaultValue: false,
    group: 'Show',
  }),
};
