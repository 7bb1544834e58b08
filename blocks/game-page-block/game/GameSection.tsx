import type { ReactNode } from 'react';
import { SectionHeading } from '../../../components/ui/SectionHeading';

export interface GameSectionProps {
  /** The anchor of the section: `plays`, `box-score`. */
  id: string;
  className: string;
  title: string;
  children: ReactNode;
}

/** A part of the game page, with a heading that the page's bar leads to. */
export function GameSection({ id, className, title, children }: GameSectionProps) {
  return (
    <section className={`game-section ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={title} id={`${id}-title`} />
      {children}
    </section>
  );
}
