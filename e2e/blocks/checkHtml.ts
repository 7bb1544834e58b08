import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // As for whole pages (pages.e2e.ts).
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
    // A block begins with the level that its place on a page asks for.
    'heading-level': 'off',
  },
});

/** What is wrong with the page that holds a state, as the server sent it. */
export async function checkHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `html ${ruleId}: ${message} (${line}:${column})`,
    ),
  );
  return [...new Set(faults)];
}
