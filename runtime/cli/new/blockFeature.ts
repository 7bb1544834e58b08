import type { Names } from './names';

/** features/<name>/default.tsx: asks for content, reads the editor's fields, hands both to the view. */
export function blockFeature({ kebab, pascal, label }: Names, hasSource: boolean): string {
  const source = hasSource ? `${kebab}-api` : 'content-feed';
  const query = hasSource
    ? `{ section, limit: size }`
    : `{
      ...(section ? { feedParameter: section, feedType: 'taxonomy.sections._id' } : {}),
      limit: size,
    }`;
  return `import { useContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import type { StoryFeed } from '../../../../content/readSearchAnswer';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { ${pascal}View } from './${pascal}View';

const DEFAULT_TITLE = '${label}';
const DEFAULT_SIZE = 5;
const MAX_SIZE = 10;

interface Props {
  customFields: JsonRecord;
}

/** The newest headlines of a section, or of the whole site. */
export default function ${pascal}Feature({ customFields }: Props) {
  const title = text(customFields['title']) || DEFAULT_TITLE;
  const section = text(customFields['section']);
  const asked = Math.trunc(number(customFields['size'], DEFAULT_SIZE));
  const size = Math.min(MAX_SIZE, Math.max(1, asked));
  const feed = useContent<StoryFeed>({
    source: '${source}',
    query: ${query},
  });
  return <${pascal}View title={title} stories={feed?.stories ?? []} />;
}

${pascal}Feature.label = '${label}';
${pascal}Feature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.text.tag({ label: 'Title', defaultValue: DEFAULT_TITLE, group: 'Look' }),
    section: PropTypes.text.tag({
      label: 'Section',
      description: 'A path such as /sports. Empty: the whole site.',
      group: 'Stories',
    }),
    size: PropTypes.number.tag({
      label: 'How many',
      defaultValue: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
      group: 'Stories',
    }),
  }),
};
`;
}
