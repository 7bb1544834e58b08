import type { ReactNode } from 'react';

interface Props {
  /** What it is about. */
  title: string;
  mine: string;
  theirs: string;
  /** A choice of its own. */
  children?: ReactNode;
}

/** Both values of one thing that two people changed, in a list of class `conflicts`. */
export function ConflictItem({ title, mine, theirs, children }: Props) {
  return (
    <li className="conflicts__item">
      <h3>{title}</h3>
      <dl>
        <dt>Yours</dt>
        <dd>{mine}</dd>
        <dt>Theirs</dt>
        <dd>{theirs}</dd>
      </dl>
      {children}
    </li>
  );
}
