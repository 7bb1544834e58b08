import type { ContentElement } from '../../../../../content/schemas/ans';

type CodeElement = Extract<ContentElement, { type: 'code' }>;

/** Code as it was written; scrolls sideways, also by keyboard. */
export function Code({ element }: { element: CodeElement }) {
  const { language, content } = element;
  return (
    <pre
      className="article-body__code"
      tabIndex={0}
      aria-label={language ? `Code, ${language}` : 'Code'}
      role="region"
    >
      <code>{content.replace(/\n+$/, '')}</code>
    </pre>
  );
}
