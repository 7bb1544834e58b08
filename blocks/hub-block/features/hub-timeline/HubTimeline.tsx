import type { EditableProps } from 'fusion:content';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Moment } from '../../readLines';

export interface HubTimelineProps {
  id: string;
  heading: string;
  headingProps?: EditableProps;
  intro: string;
  moments: readonly Moment[];
}

/** Years and what happened in them, in the editor's order. Null for none. */
export function HubTimeline({ id, heading, headingProps, intro, moments }: HubTimelineProps) {
  if (moments.length === 0) return null;
  return (
    <section className="hub-timeline" aria-labelledby={id}>
      <SectionHeading text={heading} id={id} textProps={headingProps} />
      {intro !== '' && <p className="hub-group__intro">{intro}</p>}
      <ol className="hub-timeline__list">
        {moments.map(({ when, what }, index) => (
          <li key={index} className="hub-timeline__item">
            <strong className="hub-timeline__when">{when}</strong> <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
