import { Fragment } from 'react';
import { AdSlot } from '../../../../components/ads/AdSlot';
import type { AnsImage } from '../../../../content/schemas/ans';
import type { AdSlot as AdSlotSettings } from '../../../../properties/adSlots';
import { adsBetween } from './adsBetween';
import { GalleryOverview } from './GalleryOverview';
import { GalleryPicture } from './GalleryPicture';

export interface GalleryPageProps {
  images: readonly AnsImage[];
  /** What stands between the pictures; null for nothing. */
  ad: { slot: AdSlotSettings; unitId: string; targeting?: string | undefined } | null;
}

/** Fewer pictures are found by scrolling. */
const OVERVIEW_FROM = 6;

/** A gallery from top to bottom: big pictures, each with number, caption and an address of its own. */
export function GalleryPage({ images, ad }: GalleryPageProps) {
  const places = ad ? adsBetween(images.length) : [];
  return (
    <section className="gallery" aria-label="Photo gallery">
      {images.length >= OVERVIEW_FROM && <GalleryOverview images={images} />}
      {images.map((image, index) => {
        const place = places.indexOf(index);
        return (
          <Fragment key={`${image._id}-${index}`}>
            <GalleryPicture image={image} number={index + 1} count={images.length} />
            {ad && place >= 0 && (
              <AdSlot
                slot={ad.slot}
                index={place}
                positionType="gallery"
                unitId={ad.unitId}
                targeting={ad.targeting}
              />
            )}
          </Fragment>
        );
      })}
    </section>
  );
}
