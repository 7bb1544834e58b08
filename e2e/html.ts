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

/** What is wrong with HTML, each fault once; rules named in `except` are not asked. */
export async function htmlFaults(html: string, except: readonly string[] = []): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { ...RULES, ...Object.fromEntries(except.map((rule) => [rule, 'off' as const])) },
  });
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
  return [...new Set(faults)];
}
