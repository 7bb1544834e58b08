import classNames from 'classnames';
import { useId } from 'react';
import { getCaptionId } from './getCaptionId';

export interface CaptionProps {
  /** Plain text. */
  caption: string;
  /** Plain text. */
  credit: string;
  className?: string;
}

/** Captions of fewer characters fit three lines on the narrowest phone, and are never cut. */
const LONG = 120;

/**
 * Caption and credit below a picture (platform §4). A long one is cut to three lines; where it does
 * not fit, `enhanceCaptions` offers "Read more". Without script it stands in full. Null for none.
 */
export function Caption({ caption, credit, className }: CaptionProps) {
  const suffix = useId();
  if (!caption && !credit) return null;
  const id = `${getCaptionId(caption)}-${suffix}`; // platform §9; two captions may begin alike
  const isLong = caption.length + credit.length > LONG;
  return (
    <figcaption className={classNames('caption', isLong && 'caption--long', className)}>
      <span className="caption__text" id={isLong ? id : undefined}>
        {caption}
        {caption && credit && ' '}
        {credit && <span className="caption__credit">{credit}</span>}
      </span>
      {isLong && (
        <button className="caption__more" type="button" aria-controls={id} hidden>
          Read more
        </button>
      )}
    </figcaption>
  );
}
