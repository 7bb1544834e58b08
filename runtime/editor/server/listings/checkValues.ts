import { InvalidInput } from '../../../document/errors';
import { localText } from '../../../forms/localText';
import { valueProblem } from '../../../forms/valueProblem';
import type { CustomField } from '../../../fusion/customField';
import type { ListingKind, ListingValues } from './ListingKind';

/** Characters of a text. */
const LONGEST = 20_000;
const MOST_ITEMS = 100;

/** An address on the web, on the site, or without its scheme, as guides write `velour.example`. */
const ADDRESS = /^(?:https?:\/\/\S+|\/[^\s/]\S*|[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i;

/**
 * Whether a listing may say this.
 * @throws InvalidInput that names the field and says what is wrong
 */
export function checkValues({ one, fields }: ListingKind, values: ListingValues): void {
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(fields, name)) throw new InvalidInput(`A ${one} has no field "${name}".`);
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const problem = valueProblem(field, value) ?? (isNothing(value) ? null : fault(field, value));
    if (problem) throw new InvalidInput(`${localText(field.label, 'en')}: ${problem}`);
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** Why a value is none of its field; null where it is one. */
function fault(field: CustomField, value: unknown): string | null {
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'Say yes or no.';
    case 'number':
      return null;
    case 'list':
      return Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isShort)
        ? null
        : `Enter a list of at most ${MOST_ITEMS} texts.`;
    case 'select':
      return field.options.some((option) => option.value === value) ? null : 'Choose one of them.';
    case 'url':
      return isShort(value) && ADDRESS.test(value.trim()) ? null : 'Enter a web address.';
    default:
      return isShort(value) ? null : `Enter a text of at most ${LONGEST} characters.`;
  }
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;
