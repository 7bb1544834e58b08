import classNames from 'classnames';

export interface SpinnerProps {
  /** px, of its line (widgets §3). */
  thickness?: 3 | 4 | 5;
  className?: string;
}

/** Turns while something is on its way. Who waits is told so by other means: it says nothing. */
export function Spinner({ thickness = 4, className }: SpinnerProps) {
  return (
    <span
      className={classNames('spinner', `spinner--${thickness}`, className)}
      aria-hidden="true"
    />
  );
}
