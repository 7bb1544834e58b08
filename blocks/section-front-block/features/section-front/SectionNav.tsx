import { sectionHref } from '../../../../components/fronts/sectionHref';
import type { Section } from '../../../../content/schemas/ans';

export interface SectionNavProps {
  /** Name of the section above the links. */
  label: string;
  sections: readonly Pick<Section, '_id' | 'name'>[];
}

/** The sub-sections of a section. Null where there are none. */
export function SectionNav({ label, sections }: SectionNavProps) {
  if (sections.length === 0) return null;
  return (
    <nav className="section-front__nav" aria-label={`Sections of ${label}`}>
      <ul>
        {sections.map(({ _id, name }) => (
          <li key={_id}>
            <a href={sectionHref(_id)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
