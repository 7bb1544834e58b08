import { correctionLabel } from './correctionLabel';

interface CorrectionProps {
  type: string;
  /** Sanitised. */
  html: string;
}

/** A correction within the text. */
export function Correction({ type, html }: CorrectionProps) {
  const label = correctionLabel(type);
  return (
    <aside className="article-body__correction" aria-label={label}>
      <p>
        <strong>{label}:</strong> <span dangerouslySetInnerHTML={{ __html: html }} />
      </p>
    </aside>
  );
}
