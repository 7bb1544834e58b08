import { useContent, useEditableContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import type { StoryCard } from '../../../../content/schemas/ans';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import {
  collectionFields,
  collectionsProvenance,
  collectionsRequest,
  TOP_STORIES,
} from '../../collectionFields';
import { SportsStories } from './SportsStories';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';

const DEFAULT_HEADING = 'More stories';

/** The stories of the two collections after those on top. */
export default function SportsStoriesFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const stories = useContent<StoryCard[]>(collectionsRequest(customFields)) ?? [];
  return (
    <SportsStories
      stories={useStoriesOnce(stories.slice(TOP_STORIES))}
      heading={text(customFields['heading']) || DEFAULT_HEADING}
      headingProps={editableField('heading')}
      firstIndex={TOP_STORIES}
      feedLength={stories.length}
      provenance={collectionsProvenance(customFields)}
      now={Date.now()}
    />
  );
}

SportsStoriesFeature.label = 'Sports – Further stories';
/** s: whether a time or a date is shown depends on the day. */
SportsStoriesFeature.ttl = 300;
SportsStoriesFeature.propTypes = {
  customFields: PropTypes.shape({
    ...collectionFields,
    heading: PropTypes.text.tag({
      label: 'Heading',
      defaultValue: DEFAULT_HEADING,
      group: 'Look',
    }),
  }),
};
