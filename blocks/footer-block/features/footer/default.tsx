import { useEditableContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import PropTypes from 'fusion:prop-types';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { getEasternParts } from '../../../../utils/dates/getEasternParts';
import { FooterView } from './FooterView';

/** Subtypes that fill a small screen to its foot (widgets §2; docs/decisions/0006). */
const HIDDEN_ON_SMALL = ['swipeable', 'live'];

/** The footer of every page (widgets §2). */
export default function Footer({ customFields = {} }: { customFields?: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, contextPath, deployment, globalContent } = useFusionContext();
  const { menus, siteName, socialLinks } = getProperties(arcSite) as SiteProperties;
  return (
    <FooterView
      groups={menus.footerGroups}
      legalLinks={menus.legalLinks}
      socialLinks={socialLinks}
      siteName={siteName}
      blurb={text(customFields['blurb'])}
      blurbProps={editableField('blurb')}
      year={getEasternParts(new Date())?.year ?? new Date().getFullYear()}
      wordmark={`${deployment(`${contextPath}/resources/images/wordmark.svg`)}#wordmark`}
      isHiddenOnSmall={HIDDEN_ON_SMALL.includes(subtypeOf(globalContent))}
    />
  );
}

function subtypeOf(content: unknown): string {
  const subtype: unknown =
    typeof content === 'object' && content !== null && 'subtype' in content ? content.subtype : '';
  return typeof subtype === 'string' ? subtype : '';
}

Footer.label = 'Footer';
/** s: the year of the copyright depends on the clock. */
Footer.ttl = 3600;
Footer.propTypes = {
  customFields: PropTypes.shape({
    blurb: PropTypes.string.tag({
      label: 'Line below the nameplate',
      defaultValue: 'News of Philadelphia and the region, reported by people who live here.',
    }),
  }),
};
