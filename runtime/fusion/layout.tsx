import type { ComponentType } from 'react';

type Sections = string[] | Record<string, unknown> | (string | { name?: string; id?: string })[];

/**
 * The section names of a layout, whichever of the three accepted forms they were written in.
 * @internal
 */
export function sectionNames(sections: Sections): string[] {
  if (!Array.isArray(sections)) return Object.keys(sections);
  return sections.map((section, index) =>
    typeof section === 'string' ? section : (section.name ?? section.id ?? String(index)),
  );
}

/** `fusion:layout`: names the sections of a layout. */
export default function Layout(sections: Sections) {
  return <P extends object>(View: ComponentType<P>) =>
    Object.assign(View, { sections: sectionNames(sections) });
}
