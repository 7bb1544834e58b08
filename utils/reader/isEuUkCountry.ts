/** The European Union, the three further states where its data protection law holds, and the UK. */
const COUNTRIES = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO GB UK'
  ).split(' '),
);

/**
 * Whether a reader's country is one where tracking needs consent first (platform §5).
 *
 * @param code ISO 3166-1 alpha-2, in any case; `UK` counts as `GB`
 */
export function isEuUkCountry(code: string): boolean {
  return COUNTRIES.has(code.trim().toUpperCase());
}
