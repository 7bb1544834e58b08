import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { galleryOf } from '../../../../components/article/galleryOf';
import { storyOf } from '../../../../components/article/storyOf';
import { getAdTargeting } from '../../../../utils/ads/getAdTargeting';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { GalleryPage } from './GalleryPage';

/** The full page of a gallery: for documents of type gallery, nothing for all others. */
export default defineFeature({
  label: 'Article – Gallery',
  hydrate: 'idle',
  fields: {
    isWithoutAds: field.flag({
      label: 'No ads between the pictures',
      default: false,
      group: 'Display',
    }),
  },
  view: function GalleryFeature({ fields }) {
    const { globalContent, arcSite } = useFusionContext();
    const story = storyOf(globalContent);
    const gallery = story && galleryOf(story);
    if (!story || !gallery) return null;
    const { adSlots } = getProperties(arcSite);
    const slot = adSlots.gallery.find(({ name }) => name === 'gallery_inline');
    return (
      <GalleryPage
        images={gallery.images}
        ad={
          slot && !fields.isWithoutAds
            ? {
                slot,
                unitId: getAdUnitId({ adsDfpId: story.adsDfpId, kind: 'gallery' }),
                targeting: getAdTargeting(story),
              }
            : null
        }
      />
    );
  },
});
