import { field, type Values } from '@broadsheet/define';
import { TOP_STORIES_LAYOUTS } from './TopStories';

/** What editors fill in for the lead package of a front. */
export const topStoriesFields = {
  collectionId: field.text({
    label: 'Collection',
    choices: 'collection-choices',
    description: 'Its first story leads. Without one, the newest stories are shown.',
    group: 'Stories',
  }),
  offset: field.number({ label: 'Skip', default: 0, min: 0, group: 'Stories' }),
  size: field.number({ label: 'How many', default: 5, min: 1, max: 7, group: 'Stories' }),
  layout: field.oneOf(TOP_STORIES_LAYOUTS, {
    label: 'Place of the lead',
    default: 'center',
    labels: { center: 'In the middle', left: 'On the left, wider' },
    group: 'Look',
  }),
  relatedLinks: field.flag({ label: 'Related links of the lead', default: true, group: 'Look' }),
  pageHeading: field.text({
    label: 'Heading of the page, read aloud only',
    description: 'Fill it in on the home page, where nothing else is a first-level heading.',
    group: 'Headings',
  }),
  heading: field.text({
    label: 'Heading of the package, read aloud only',
    default: 'Top stories',
    isNeverEmpty: true,
    group: 'Headings',
  }),
};

export type TopStoriesFields = Values<typeof topStoriesFields>;
