import { pathOf, siteOf, textParam } from '../params';
import { readSection } from '../schemas/readSection';
import type { Source } from '../source';

/**
 * The sections below `section` (default: the root) in a navigation tree (widgets §7: hierarchy
 * `sports_sub_nav` for sports), as `Section[]`.
 */
const source: Source = {
  schemaName: 'sections',
  label: 'Sections below a section',
  params: [
    { name: 'section', type: 'text', displayName: 'Section', choices: 'section-choices' },
    { name: 'hierarchy', type: 'text', displayName: 'Navigation tree', default: 'default' },
  ],
  ttl: 300,
  resolve: (query) =>
    pathOf(`/site/v3/navigation/${encodeURIComponent(siteOf(query))}`, {
      hierarchy: textParam(query, 'hierarchy') || 'default',
      section: textParam(query, 'section'),
    }),
  transform: (data) => readSection(data).children,
};

export default source;
