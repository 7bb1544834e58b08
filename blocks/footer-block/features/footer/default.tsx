import { useEditableContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { getEasternParts } from '../../../../utils/dates/getEasternParts';
import { FooterView } from './FooterView';

/** Subtypes that fill a small screen to its foot (widgets §2; docs/decisions/0006). */
const HIDDEN_ON_SMALL = ['swipeable', 'live'];

/** The footer of every page (widgets §2). */
export default defineFeature({
  label: 'Footer',
  /** s: the year of the copyright depends on the clock. */
  ttl: 3600,
  fields: {
    blurb: field.text({
      label: 'Line below the nameplate',
      default: 'News of Philadelphia and the region, reported by people who live here.',
    }),
  },
  view: function FooterFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, contextPath, deployment, globalContent } = useFusionContext();
    const { menus, siteName, socialLinks } = getProperties(arcSite);
    return (
      <FooterView
        groups={menus.footerGroups}
        legalLinks={menus.legalLinks}
        socialLinks={socialLinks}
        siteName={siteName}
        blurb={fields.blurb}
        blurbProps={editableField('blurb')}
        year={getEasternParts(new Date())?.year ?? new Date().getFullYear()}
        wordmark={`${deployment(`${contextPath}/resources/images/wordmark.svg`)}#wordmark`}
        isHiddenOnSmall={HIDDEN_ON_SMALL.includes(subtypeOf(globalContent))}
      />
    );
  },
});

function subtypeOf(content: unknown): string {
  const subtype: unknown =
    typeof content === 'object' && content !== null && 'subtype' in content ? content.subtype : '';
  return typeof subtype === 'string' ? subtype : '';
}
