import type { Projection } from '../read/projectFields';
import { listParam } from './params';
import type { Params } from './params';

/** What of the documents a request asks for. */
export function projectionOf(params: Params): Projection {
  return {
    include: [...listParam(params, 'included_fields'), ...listParam(params, '_sourceInclude')],
    exclude: listParam(params, '_sourceExclude'),
  };
}

/** Keys at the top of a document that need not even be read for a projection. */
export function unreadKeys({ include, exclude }: Projection): string[] {
  const isWanted = include.some((path) => path.split('.')[0] === 'content_elements');
  return [
    ...exclude.filter((path) => !path.includes('.')),
    ...(include.length > 0 && !isWanted ? ['content_elements'] : []),
  ];
}
