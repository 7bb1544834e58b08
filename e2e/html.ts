import { HtmlValidate } from 'html-validate';

/** What the standard set asks for, without matters of taste. */
const RULES = {
  'long-title': 'off',
  'no-inline-style': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'prefer-native-element': 'off',
  'tel-non-breaking': 'off',
  'require-sri': 'off',
} as const;

/** Reading its rules takes a validator longer than reading a page. */
const validators = new Map<string, HtmlValidate>();

function validatorWithout(except: readonly string[]): HtmlValidate {
  const key = except.join();
  const known = validators.get(key);
  if (known) return known;
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { ...RULES, ...Object.fromEntries(except.map((rule) => [rule, 'off' as const])) },
  });
  validators.set(key, validator);
  return validator;
}

/** What is wrong with HTML, each fault once; rules named in `except` are not asked. */
export async function htmlFaults(html: string, except: readonly string[] = []): Promise<string[]> {
  const { results } = await validatorWithout(except).validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
  return [...new Set(faults)];
}
