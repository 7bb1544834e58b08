import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import {
  collectionFields,
  collectionsProvenance,
  collectionsRequest,
  TOP_STORIES,
} from '../../collectionFields';
import { SportsStories } from './SportsStories';

/** The stories of the two collections after those on top. */
export default defineFeature({
  label: 'Sports – Further stories',
  hydrate: 'interaction',
  /** s: whether a time or a date is shown depends on the day. */
  ttl: 300,
  fields: {
    ...collectionFields,
    heading: field.text({
      label: 'Heading',
      default: 'More stories',
      isNeverEmpty: true,
      group: 'Look',
    }),
  },
  view: function SportsStoriesFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useAppContext();
    const stories = useContent(collectionsRequest(fields)) ?? [];
    return (
      <SportsStories
        stories={useStoriesOnce(stories.slice(TOP_STORIES))}
        heading={fields.heading}
        headingProps={editableField('heading')}
        firstIndex={TOP_STORIES}
        feedLength={stories.length}
        provenance={collectionsProvenance(fields)}
        shareOrigin={siteOrigin(arcSite)}
        now={Date.now()}
      />
    );
  },
});
