import { useFusionContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { StoryPlaces } from './StoryPlaces';

/** The places that a story is about (widgets §3: related view); nothing for stories about none. */
export default defineFeature({
  label: 'Restaurant – Places in a story',
  fields: {
    title: field.text({ label: 'Title', default: 'In this story', group: 'Text' }),
  },
  view: function StoryPlacesFeature({ fields }) {
    const { globalContent } = useFusionContext();
    const places = storyOf(globalContent)?.places ?? [];
    if (places.length === 0) return null;
    return <StoryPlaces title={fields.title} places={places} />;
  },
});
