import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

import { explainError } from './explainError';
import type { Fault } from './explainError';
import { findBadAuth, withoutBadAuth } from './badAuth';
import { findMisplacedFocalPoints } from './findMisplacedFocalPoints';
import { findTooLarge } from './findTooLarge';
import { findUnholdable } from './findUnholdable';
import { identify } from './identify';
import { groupFaults } from './groupFaults';
import { isHabit } from './isHabit';
import { NotJsonError, cleanJson, isObject, textAt } from './json';
import type { Json, JsonObject } from './json';
import { withoutNulls } from './nulls';
import { ANS_TYPES, ansSchema } from './schema/documents';

/** bytes of JSON; a larger document is refused in either mode. */
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;

/** A document with more faults than this lists the first of them. */
const MAX_FAULTS = 50;

export type AnsCheck =
  | {
      ok: true;
      id: string;
      type: string;
      /** Clean JSON, otherwise as it came. */
      document: JsonObject;
      /** How it departs from ANS; only a tolerant check accepts any. */
      deviations: Fault[];
    }
  | { ok: false; id: string; type: string; errors: Fault[] };

/**
 * Whether a document can be ingested: ANS 0.10.0 to 0.10.12, as one's own schema of it has it
 * (platform §3); a key that is null takes away a field, and is not looked at. By the profile `delivered`
 * (`tolerant`) what hosted content APIs add is no fault, and a document that deviates otherwise is kept,
 * with its deviations; what makes one unusable is refused all the same: no object, a type that is not
 * known, nothing to identify it by, more than `MAX_DOCUMENT_BYTES`, a part that is too large. Never throws.
 */
export function checkAnsDocument(
  json: unknown,
  { tolerant = false }: { tolerant?: boolean } = {},
): AnsCheck {
  const refuse = (errors: Fault[], document?: Json): AnsCheck => ({
    ok: false,
    id: isObject(document) ? identify(document) : '',
    type: textAt(document, 'type'),
    errors,
  });
  if (!isObject(json)) return refuse([{ path: '/', message: 'must be an object' }]);

  let document: JsonObject;
  try {
    document = cleanJson(json);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    return refuse([{ path: '/', message: error.message }]);
  }

  const fault = findUnusable(document);
  if (fault) return refuse([fault], document);
  const tooLarge = findTooLarge(document);
  if (tooLarge.length > 0) return refuse(tooLarge, document);
  const faults = [...findUnholdable(json), ...findDeviations(withoutNulls(document), tolerant)];
  const deviations = groupFaults(faults).slice(0, MAX_FAULTS);
  if (deviations.length > 0 && !tolerant) return refuse(deviations, document);
  return {
    ok: true,
    id: identify(document),
    type: textAt(document, 'type'),
    document: tolerant ? withoutBadAuth(document) : document,
    deviations,
  };
}

function findUnusable(document: JsonObject): Fault | null {
  const { type } = document;
  if (type === undefined) return { path: '/type', message: 'is required' };
  if (typeof type !== 'string' || !ANS_TYPES.includes(type)) {
    return { path: '/type', message: `must be one of ${ANS_TYPES.join(', ')}` };
  }
  const id = identify(document);
  if (id === '') {
    return {
      path: '/_id',
      message: 'is required where there is no canonical_url and no headline to make one from',
    };
  }
  if (id.length > 300) return { path: '/_id', message: 'must have at most 300 characters' };
  if (Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_BYTES) {
    return { path: '/', message: `is larger than ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB` };
  }
  return null;
}

function findDeviations(document: JsonObject, tolerant: boolean): Fault[] {
  const validate = validatorOf(textAt(document, 'type'));
  const errors: ErrorObject[] = validate(document) ? [] : (validate.errors ?? []);
  const faults = errors.flatMap((error) => {
    const fault = explainError(error);
    return fault === null || (tolerant && isHabit(error, fault)) ? [] : [fault];
  });
  return [...faults, ...findBadAuth(document), ...findMisplacedFocalPoints(document)];
}

let ajv: Ajv | null = null;

/** Compiled when first needed: 20 to 100 ms. */
function validatorOf(type: string): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false });
    addFormats(ajv, ['date-time', 'email', 'uri']);
    ajv.addVocabulary(['says']);
    ajv.addSchema(ansSchema);
  }
  const validate = ajv.getSchema(`ans#/$defs/${type}`);
  if (!validate) throw new Error(`There is no schema of ${type}`);
  return validate as ValidateFunction;
}
