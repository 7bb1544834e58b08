import { type Choice, choicesAmong } from '../choicesSource';
import { getJson } from '../getJson';
import { pathOf, siteOf } from '../params';
import type { Section } from '../schemas/ans';
import { readSection } from '../schemas/readSection';

/** The sections of the site by their paths, for editors. */
const source = choicesAmong(async (query, { signal }) => {
  const path = `/site/v3/navigation/${encodeURIComponent(siteOf(query))}`;
  const root = readSection(await getJson(pathOf(path, { hierarchy: 'default' }), signal));
  return root.children.flatMap((section) => choicesOf(section, []));
});

declare module 'fusion:content' {
  interface Sources {
    'section-choices': typeof source;
  }
}

export default source;

/** A section, then what lies below it. */
function choicesOf({ _id, name, children }: Section, above: readonly string[]): Choice[] {
  const names = [...above, name];
  return [
    { value: _id, label: names.join(' › '), note: _id },
    ...children.flatMap((child) => choicesOf(child, names)),
  ];
}
