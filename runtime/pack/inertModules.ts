import * as content from '../fusion/content';
import * as context from '../fusion/context';
import * as intl from '../fusion/intl';
import * as layout from '../fusion/layout';
import * as propTypes from '../fusion/prop-types';
import * as staticMarkup from '../fusion/static';
import type { PackProperties } from './evaluatePack';
import type { FusionModules } from './types';

/**
 * The `fusion:*` modules while a pack is being built: enough to evaluate it and read the statics of
 * its blocks. They hold no settings of a running site, and change none.
 */
export function inertModules(properties: PackProperties): FusionModules {
  return {
    'fusion:consumer': { default: (view: unknown) => view },
    'fusion:content': content,
    'fusion:context': context,
    'fusion:edge': { default: {} },
    'fusion:environment': { default: {} },
    'fusion:intl': intl,
    'fusion:layout': layout,
    'fusion:prop-types': propTypes,
    'fusion:properties': {
      default: (site?: string) => ({
        ...properties.properties,
        ...(site ? properties.sites[site] : undefined),
      }),
    },
    'fusion:static': staticMarkup,
    'fusion:themes': { default: {} },
  };
}
