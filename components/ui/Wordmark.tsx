import { INITIAL, WORDMARK } from './wordmarkOutlines';

export interface WordmarkProps {
  /** `initial` is the letter B, for places too narrow for the name. */
  variant?: 'full' | 'initial';
  className?: string;
  /** Id of an outline that is already in the page, so that it need not be sent twice. */
  href?: string;
  /** Gives the outline an id for `href` elsewhere in the same block. */
  outlineId?: string;
}

/**
 * The nameplate, in the color of the text around it. Decorative: the link or heading around it
 * carries the name.
 */
export function Wordmark({ variant = 'full', className, href, outlineId }: WordmarkProps) {
  const outline = variant === 'full' ? WORDMARK : INITIAL;
  return (
    <svg
      className={className}
      viewBox={outline.viewBox}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {href === undefined ? <path id={outlineId} d={outline.path} /> : <use href={href} />}
    </svg>
  );
}
