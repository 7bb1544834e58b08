import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Story } from '../../../../content/schemas/ans';
import { correctionLabel } from '../../../../components/article/elements/correctionLabel';

/** What was put right in the story (platform §3), in a box below the text. Null for nothing. */
export function Corrections({ corrections }: Pick<Story, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <aside className="article-body__corrections" id="corrections" aria-label="Corrections">
      {corrections.map(({ correction_type, text, date }, index) => (
        <p key={index}>
          <strong>{correctionLabel(correction_type)}:</strong>{' '}
          <span dangerouslySetInnerHTML={{ __html: text }} /> <Timestamp date={date} />
        </p>
      ))}
    </aside>
  );
}
