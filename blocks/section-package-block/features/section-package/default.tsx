import { useEditableContent } from 'fusion:content';
import { defineFeature } from '@broadsheet/define';
import { SectionPackage } from './SectionPackage';
import { sectionPackageFields } from './sectionPackageFields';
import { useSectionPackage } from './useSectionPackage';

/** A section's newest stories, or those of a collection, under the section's name. */
export default defineFeature({
  label: 'Front – Section package',
  /** s: what the cards say of time depends on the clock. */
  ttl: 300,
  fields: sectionPackageFields,
  view: function SectionPackageFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { collectionId, layout } = fields;
    const { stories, heading, url, section } = useSectionPackage(fields);
    return (
      <SectionPackage
        stories={stories}
        heading={heading}
        headingProps={editableField('heading')}
        url={url}
        layout={layout}
        provenance={collectionId ? `collection:${collectionId}` : `feed:${section}`}
        now={Date.now()}
      />
    );
  },
});
