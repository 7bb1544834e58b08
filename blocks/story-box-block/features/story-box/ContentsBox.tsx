import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Heading } from './contentsOf';

interface ContentsBoxProps {
  /** Heads the list, and names it. */
  kicker: string;
  headings: readonly Heading[];
  /** ISO 8601: when it was last known to be right; may be empty. */
  checked: string;
}

/** "What to know": the parts of a guide, as links, and when it was last checked. Null for neither. */
export function ContentsBox({ kicker, headings, checked }: ContentsBoxProps) {
  if (headings.length === 0 && !checked) return null;
  return (
    <nav className="story-box story-box--contents" aria-label={kicker}>
      <p className="story-box__kicker">{kicker}</p>
      {headings.length > 0 && (
        <ul className="story-box__contents">
          {headings.map(({ id, html }) => (
            <li key={id}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words come as HTML */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
            </li>
          ))}
        </ul>
      )}
      {checked && (
        <p className="story-box__checked">
          <Timestamp date={checked} prefix="Last checked" />
        </p>
      )}
    </nav>
  );
}
