import { field, type Values } from '@broadsheet/define';
import { HEADLINE_SIZE_LABELS, HEADLINE_SIZES } from '../../../../components/cards/cardOptions';
import { HEADLINE_THEMES } from './HeadlineList';

/** What editors fill in for a list of headlines (widgets §3). */
export const headlineListFields = {
  collectionId: field.text({
    label: 'Collection',
    description: 'Without one, the newest stories are listed.',
    choices: 'collection-choices',
    group: 'Stories',
  }),
  section: field.text({
    label: 'Section of the newest stories',
    description: 'Empty: the whole site.',
    choices: 'section-choices',
    group: 'Stories',
  }),
  content: field.content('story-cards', {
    label: 'Another source',
    description: 'Instead of a collection and the newest: whatever gives stories.',
    group: 'Stories',
  }),
  offset: field.number({ label: 'Skip', default: 0, min: 0, group: 'Stories' }),
  // Widgets §3, §9.
  size: field.number({ label: 'How many', default: 8, min: 1, max: 20, group: 'Stories' }),
  title: field.text({
    label: 'Title',
    description: 'Empty: Latest Headlines.',
    default: 'The Latest',
    group: 'Look',
  }),
  moreUrl: field.text({ label: 'Address that the title leads to', group: 'Look' }),
  themeColor: field.oneOf(HEADLINE_THEMES, {
    label: 'Color',
    default: 'blue',
    labels: { blue: 'Blue', green: 'Green', orange: 'Orange', gray: 'Gray' },
    group: 'Look',
  }),
  headlineSize: field.oneOf(HEADLINE_SIZES, {
    label: 'Size of the headlines',
    default: 'small',
    labels: HEADLINE_SIZE_LABELS,
    group: 'Look',
  }),
  collapsed: field.flag({ label: 'Closed at first', default: false, group: 'Look' }),
  timestamps: field.flag({ label: 'Times', default: true, group: 'Show' }),
  labels: field.flag({ label: 'Labels', default: true, group: 'Show' }),
  bylines: field.flag({ label: 'Writers', default: false, group: 'Show' }),
};

export type HeadlineListFields = Values<typeof headlineListFields>;
