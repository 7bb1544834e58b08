import { defineSource, param } from '@broadsheet/define';
import { pathOf, siteOf } from '../params';
import { readSection } from '../schemas/readSection';

/**
 * The sections below `section` (default: the root) in a navigation tree (widgets §7: hierarchy
 * `sports_sub_nav` for sports), as `Section[]`.
 */
const source = defineSource({
  schemaName: 'sections',
  label: 'Sections below a section',
  params: {
    section: param.text({ label: 'Section', choices: 'section-choices' }),
    hierarchy: param.text({ label: 'Navigation tree', default: 'default' }),
  },
  ttl: 300,
  resolve: (query) =>
    pathOf(`/site/v3/navigation/${encodeURIComponent(siteOf(query))}`, {
      hierarchy: query.hierarchy,
      section: query.section,
    }),
  transform: (data) => readSection(data).children,
});

declare module 'fusion:content' {
  interface Sources {
    'site-menu': typeof source;
  }
}

export default source;
