import type { AnsCheck } from '../ans/checkAnsDocument';
import { isObject } from '../ans/json';
import { checkOne } from './checkOne';

/**
 * The collection that a body holds, checked.
 *
 * @throws HttpError 400 with the path of the first fault.
 */
export function checkCollection(body: unknown): AnsCheck & { ok: true } {
  return checkOne(asCollection(body));
}

/** A collection as ANS has it, also from the short form `{_id, name, items: [id, …]}`. */
function asCollection(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { items, name, ...rest } = body;
  return {
    version: '0.10.9',
    ...rest,
    type: 'collection',
    ...(typeof name === 'string' && !rest.headlines ? { headlines: { basic: name } } : {}),
    ...(Array.isArray(items)
      ? {
          content_elements: items.map((item) =>
            typeof item === 'string'
              ? { type: 'promo_reference', referent: { id: item, type: 'story' } }
              : item,
          ),
        }
      : {}),
  };
}
