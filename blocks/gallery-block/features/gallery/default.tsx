import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { galleryOf } from '../../../../components/article/galleryOf';
import { storyOf } from '../../../../components/article/storyOf';
import { flag, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { getAdUnitId } from '../../../../utils/ads/getAdUnitId';
import { GalleryPage } from './GalleryPage';

/** The full page of a gallery: for documents of type gallery, nothing for all others. */
export default function GalleryFeature({ customFields }: { customFields: JsonRecord }) {
  const { globalContent, arcSite } = useFusionContext();
  const story = storyOf(globalContent);
  const gallery = story && galleryOf(story);
  if (!story || !gallery) return null;
  const { adSlots } = getProperties(arcSite) as SiteProperties;
  const slot = adSlots.gallery.find(({ name }) => name === 'gallery_inline');
  const hasAds = flag(customFields['isWithoutAds']) !== true;
  return (
    <GalleryPage
      images={gallery.images}
      ad={
        slot && hasAds
          ? { slot, unitId: getAdUnitId({ adsDfpId: story.adsDfpId, kind: 'gallery' }) }
          : null
      }
    />
  );
}

GalleryFeature.label = 'Article – Gallery';
GalleryFeature.hydrate = 'idle' as const;
GalleryFeature.propTypes = {
  customFields: PropTypes.shape({
    isWithoutAds: PropTypes.bool.tag({
      label: 'No ads between the pictures',
      defaultValue: false,
      group: 'Display',
    }),
  }),
};
