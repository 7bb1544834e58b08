import { useEditableContent } from 'fusion:content';
import getProperties from 'fusion:properties';
import PropTypes from 'fusion:prop-types';
import { useFusionContext } from 'fusion:context';
import type { JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { formatDateLine } from './formatDateLine';
import { DEFAULTS, MODES, SCHEMES, headerOptions } from './headerOptions';
import { HeaderView } from './HeaderView';

/** The subtype whose pages have no subscriber bar and never expand the bar (docs/decisions/0006). */
const EXCEPTION_SUBTYPE = 'swipeable';

/** The header of every page (widgets §2, §4; platform §2, §6). */
export default function Header({ customFields = {} }: { customFields?: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, globalContent } = useFusionContext();
  const { menus, siteName } = getProperties(arcSite) as SiteProperties;
  return (
    <HeaderView
      options={headerOptions(customFields)}
      menus={menus}
      siteName={siteName}
      dateLine={formatDateLine(new Date())}
      editable={{
        saleTitle: editableField('saleTitle'),
        saleText: editableField('saleText'),
        promoTitle: editableField('promoTitle'),
      }}
      isException={subtypeOf(globalContent) === EXCEPTION_SUBTYPE}
    />
  );
}

function subtypeOf(content: unknown): unknown {
  return typeof content === 'object' && content !== null && 'subtype' in content
    ? content.subtype
    : null;
}

Header.label = 'Header';
Header.hydrate = 'load';
/** s: the date line changes at midnight. */
Header.ttl = 600;
Header.propTypes = {
  customFields: PropTypes.shape({
    mode: PropTypes.oneOf(MODES).tag({ label: 'Mode', defaultValue: 'default' }),
    scheme: PropTypes.oneOf(SCHEMES).tag({
      label: 'Color scheme',
      labels: {
        'black-on-white': 'Black on white',
        'white-on-black': 'White on black',
        'black-on-transparent': 'Black on transparent',
        'white-on-transparent': 'White on transparent',
      },
      defaultValue: 'black-on-white',
    }),
    saleTitle: PropTypes.string.tag({
      label: 'Subscribe button',
      group: 'Subscription offer',
      defaultValue: DEFAULTS.saleTitle,
    }),
    saleText: PropTypes.string.tag({
      label: 'Offer',
      group: 'Subscription offer',
      defaultValue: DEFAULTS.saleText,
    }),
    bannerColor: PropTypes.string.tag({
      label: 'Background',
      description: 'A color such as #fed561.',
      group: 'Subscription offer',
      formPlugin: 'color',
      defaultValue: DEFAULTS.bannerColor,
    }),
    textColor: PropTypes.string.tag({
      label: 'Text color',
      description: 'A color such as #000000; keep the contrast at 4.5 or more.',
      group: 'Subscription offer',
      formPlugin: 'color',
      defaultValue: DEFAULTS.textColor,
    }),
    hasAccounts: PropTypes.bool.tag({
      label: 'Readers can sign in',
      description: 'Off: no account menu, and Subscribe on phones in its place.',
      defaultValue: true,
    }),
    promoTitle: PropTypes.string.tag({ label: 'Title', group: 'Masthead promotion' }),
    promoText: PropTypes.string.tag({ label: 'Text', group: 'Masthead promotion' }),
    promoUrl: PropTypes.url.tag({ label: 'Address', group: 'Masthead promotion' }),
  }),
};
