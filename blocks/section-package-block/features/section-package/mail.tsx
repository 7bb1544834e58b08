import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { absoluteUrl } from '../../../../components/output-types/head/absoluteUrl';
import { MailHeading, MailStory } from '../../../../components/output-types/mail/MailStory';
import { sectionPackageFields } from './sectionPackageFields';
import { useSectionPackage } from './useSectionPackage';

/** The package in a mail: its heading and its stories, with small pictures. */
export default defineFeature({
  label: 'Front – Section package',
  fields: sectionPackageFields,
  view: function SectionPackageMail({ fields }) {
    const { arcSite } = useAppContext();
    const origin = siteOrigin(arcSite);
    const { stories, heading, url } = useSectionPackage(fields);
    if (stories.length === 0) return null;
    return (
      <div>
        <MailHeading title={heading} url={url ? absoluteUrl(url, origin) : ''} />
        {stories.map((story) => (
          <MailStory
            key={story._id || story.canonical_url}
            story={story}
            origin={origin}
            picture="beside"
            level={3}
          />
        ))}
      </div>
    );
  },
});
