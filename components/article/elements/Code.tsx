import type { ContentElement } from '../../../content/schemas/ans';
import { trimEnd } from '../../../utils/text/trimEnd';

type CodeElement = Extract<ContentElement, { type: 'code' }>;

/** Code as it was written; long lines are broken, so that nobody has to scroll sideways. */
export function Code({ element }: { element: CodeElement }) {
  const { language, content } = element;
  return (
    <pre className="article-body__code">
      <code data-language={language || undefined}>{trimEnd(content, '\n')}</code>
    </pre>
  );
}
