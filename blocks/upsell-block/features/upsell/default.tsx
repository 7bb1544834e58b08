import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import environment from 'fusion:environment';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { eEditionPath } from '../../../../components/reader/subscribePaths';
import { Upsell } from './Upsell';

const PICTURE = 'images/e-edition.webp';
/** What Premium holds, where an editor lists nothing. */
const FEATURES = [
  'Each page of the printed paper, by 5 a.m.',
  'Thirty days of past editions',
  'Every story on the site, without ads',
];

const group = 'Offer';
const contact = 'Contact';

/** The upsell page (widgets §2, §3): it tells whose subscription lacks the e-edition to upgrade to Premium. */
export default defineFeature({
  label: 'Subscribe – Upgrade to Premium',
  fields: {
    pageImage: field.url({
      label: 'Picture',
      description: 'Four to three; without one, the pack’s own.',
      group,
    }),
    pageHeadline: field.text({
      label: 'Headline',
      default: 'Read the paper as it was printed',
      isNeverEmpty: true,
      group,
    }),
    pageDescription: field.text({
      label: 'Description',
      default:
        'The e-edition is every page of The Broadsheet on your screen. It comes with Premium: upgrade, and begin with today’s paper.',
      isNeverEmpty: true,
      group,
    }),
    featuredListHeader: field.text({
      label: 'Heading of the list',
      default: 'With Premium you get',
      isNeverEmpty: true,
      group,
    }),
    featuredList: field.list({
      label: 'What Premium holds',
      description: 'Without any, the pack’s own list.',
      default: FEATURES,
      group,
    }),
    contactHeader: field.text({
      label: 'Heading',
      default: 'Upgrade by phone or email',
      isNeverEmpty: true,
      group: contact,
    }),
    contactPhone: field.text({ label: 'Phone', group: contact }),
    contactTime: field.text({ label: 'Hours', group: contact }),
    contactEmail: field.email({ label: 'Email', group: contact }),
  },
  view: function UpsellFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, contextPath, deployment } = useAppContext();
    const { contact: known, menus } = getProperties(arcSite);
    const { pageImage, featuredList, ...texts } = fields;
    return (
      <Upsell
        texts={{
          ...texts,
          contactPhone: texts.contactPhone || known.phone,
          contactTime: texts.contactTime || known.hours,
          contactEmail: texts.contactEmail || known.email,
        }}
        features={featuredList.length > 0 ? featuredList : FEATURES}
        image={
          /^(?:https:\/\/|\/(?!\/))/.test(pageImage)
            ? pageImage
            : deployment(`${contextPath}/resources/${PICTURE}`)
        }
        eEdition={eEditionPath(environment['E_EDITION_URL'], menus.headerLinks.todaysPaper.path)}
        editable={editableField}
      />
    );
  },
});
