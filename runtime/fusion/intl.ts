type Phrases = Record<string, Record<string, string>>;

/**
 * Fills `%{name}` and picks between forms separated by `||||` (one, other) by `smart_count`.
 * @internal
 */
export function translate(phrase: string, values: Record<string, unknown> = {}): string {
  const forms = phrase.split('||||').map((form) => form.trim());
  const count = Number(values['smart_count']);
  const form = forms.length > 1 && count !== 1 ? forms[1] : forms[0];
  return (form ?? '').replace(/%\{(\w+)\}/g, (token, name: string) =>
    name in values ? String(values[name]) : token,
  );
}

let phrases: Phrases = {};

/**
 * Sets the phrases of the pack: key -> locale -> text.
 * @internal
 */
export function setPhrases(all: Phrases): void {
  phrases = all;
}

/** `fusion:intl`: texts by key in one language; a missing key gives the key itself. */
export default function intl(locale: string) {
  return {
    t: (key: string, values?: Record<string, unknown>) =>
      translate(phrases[key]?.[locale] ?? phrases[key]?.['en'] ?? key, values),
  };
}
