import * as content from '../fusion/content';
import * as context from '../fusion/context';
import environment from '../fusion/environment';
import intl from '../fusion/intl';
import Layout from '../fusion/layout';
import PropTypes from '../fusion/prop-types';
import getProperties from '../fusion/properties';
import Static from '../fusion/static';
import type { FusionModules } from '../pack/types';

/** As a bundle expects an ES module that it requires. */
const esModule = (exports: object) => ({ __esModule: true, ...exports });

/** What a pack's server bundle gets for each `fusion:*` module. */
export const fusionModules: FusionModules = {
  'fusion:context': esModule(context),
  'fusion:content': esModule(content),
  'fusion:environment': esModule({ default: environment }),
  'fusion:intl': esModule({ default: intl }),
  'fusion:layout': esModule({ default: Layout }),
  'fusion:prop-types': esModule({ default: PropTypes }),
  'fusion:properties': esModule({ default: getProperties }),
  'fusion:static': esModule({ default: Static }),
};
