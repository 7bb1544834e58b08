import { useEditableContent } from 'fusion:content';
import getProperties from 'fusion:properties';
import { useFusionContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import environment from 'fusion:environment';
import { loginSettings } from '../../../../components/reader/loginSettings';
import { formatDateLine } from './formatDateLine';
import { headerFields, headerOptions } from './headerOptions';
import { HeaderView } from './HeaderView';

/** The subtype whose pages have no subscriber bar and never expand the bar (docs/decisions/0006). */
const EXCEPTION_SUBTYPE = 'swipeable';

/** The header of every page (widgets §2, §4; platform §2, §6). */
export default defineFeature({
  label: 'Header',
  hydrate: 'load',
  /** s: the date line changes at midnight. */
  ttl: 600,
  fields: headerFields,
  view: function HeaderFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, globalContent } = useFusionContext();
    const { menus, siteName } = getProperties(arcSite);
    return (
      <HeaderView
        options={headerOptions(fields)}
        menus={menus}
        siteName={siteName}
        login={loginSettings((name) => environment[name])}
        eEdition={environment['E_EDITION_URL']}
        dateLine={formatDateLine(new Date())}
        editable={{
          saleTitle: editableField('saleTitle'),
          saleText: editableField('saleText'),
          promoTitle: editableField('promoTitle'),
        }}
        isException={subtypeOf(globalContent) === EXCEPTION_SUBTYPE}
      />
    );
  },
});

function subtypeOf(content: unknown): unknown {
  return typeof content === 'object' && content !== null && 'subtype' in content
    ? content.subtype
    : null;
}
