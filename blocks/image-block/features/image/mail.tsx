import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { absoluteUrl } from '../../../../components/output-types/head/absoluteUrl';
import { MailPicture } from '../../../../components/output-types/mail/MailPicture';
import { imageFields } from './imageFields';
import { useFieldImage } from './useFieldImage';

/** The picture in a mail. One that only its own bytes name can't be there: mail programs drop it. */
export default defineFeature({
  label: 'Picture',
  fields: imageFields,
  view: function ImageMail({ fields }) {
    const { arcSite } = useAppContext();
    const image = useFieldImage(fields);
    if (image === null || image.url.startsWith('data:')) return null;
    const origin = siteOrigin(arcSite);
    const link = image.link ? absoluteUrl(image.link, origin) : undefined;
    return (
      <div>
        <MailPicture image={image} origin={origin} link={link} />
      </div>
    );
  },
});
