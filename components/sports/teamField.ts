import { field } from '@broadsheet/define';

/** The five teams as editors choose them; '' is the team whose page it is (widgets §3). */
const TEAM_PATHS = ['', '/eagles', '/flyers', '/phillies', '/sixers', '/soccer'] as const;

interface TeamFieldTags {
  description?: string;
  group?: string;
  /** What the team of the page is called. */
  ofPage?: string;
}

/** The local team that a block is about, by its path; empty for that of the page. */
export function teamField({ ofPage = 'Of the page', ...tags }: TeamFieldTags) {
  return field.oneOf(TEAM_PATHS, {
    label: 'Team',
    ...tags,
    labels: {
      '': ofPage,
      '/eagles': 'Eagles',
      '/flyers': 'Flyers',
      '/phillies': 'Phillies',
      '/sixers': 'Sixers',
      '/soccer': 'Union',
    },
    default: '',
  });
}
