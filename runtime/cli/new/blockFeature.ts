import type { Names } from './names';

/** features/<name>/default.tsx: states the fields, asks for content, hands both to the view. */
export function blockFeature({ kebab, pascal, label }: Names, hasSource: boolean): string {
  const source = hasSource ? `${kebab}-api` : 'content-feed';
  const query = hasSource
    ? `{ section, limit: size }`
    : `{
        ...(section ? { feedParameter: section, feedType: 'taxonomy.sections._id' } : {}),
        limit: size,
      }`;
  return `import { defineFeature, field } from '@broadsheet/define';
import { useContent } from 'fusion:content';
import { ${pascal}View } from './${pascal}View';

/** The newest headlines of a section, or of the whole site. */
export default defineFeature({
  label: '${label}',
  fields: {
    title: field.text({ label: 'Title', default: '${label}', group: 'Look' }),
    section: field.text({
      label: 'Section',
      description: 'A path such as /sports. Empty: the whole site.',
      group: 'Stories',
    }),
    size: field.number({ label: 'How many', default: 5, min: 1, max: 10, group: 'Stories' }),
  },
  view: function ${pascal}Feature({ fields }) {
    const { title, section, size } = fields;
    const feed = useContent({
      source: '${source}',
      query: ${query},
    });
    return <${pascal}View title={title} stories={feed?.stories ?? []} />;
  },
});
`;
}
