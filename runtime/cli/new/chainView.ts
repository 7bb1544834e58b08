import type { Names } from './names';

/** chains/<name>/default.tsx: lays out the blocks that an editor puts inside. */
export function chainView({ kebab, pascal, label }: Names): string {
  return `import { Children, type ReactNode } from 'react';
import PropTypes from 'fusion:prop-types';
import { oneOf } from '../../../../components/cards/cardOptions';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';

/** How wide the first block is. */
const LOOKS = ['even', 'wide-first'] as const;

interface Props {
  customFields: JsonRecord;
  children?: ReactNode;
}

/** A heading, and the blocks inside side by side. Nothing where it holds no block. */
export default function ${pascal}Chain({ customFields, children }: Props) {
  const heading = text(customFields['heading']);
  const look = oneOf(customFields['look'], LOOKS, 'even');
  const blocks = Children.toArray(children);
  if (blocks.length === 0) return null;
  return (
    <section className={\`${kebab} ${kebab}--\${look}\`}>
      {heading !== '' && <SectionHeading text={heading} url={safeUrl(customFields['url'])} />}
      <div className="${kebab}__blocks">{blocks}</div>
    </section>
  );
}

${pascal}Chain.label = '${label}';
${pascal}Chain.propTypes = {
  customFields: PropTypes.shape({
    heading: PropTypes.text.tag({ label: 'Heading', group: 'Heading' }),
    url: PropTypes.text.tag({ label: 'Address that the heading leads to', group: 'Heading' }),
    look: PropTypes.oneOf([...LOOKS]).tag({
      label: 'Widths',
      defaultValue: 'even',
      labels: { even: 'As wide as each other', 'wide-first': 'The first twice as wide' },
      group: 'Look',
    }),
  }),
};
`;
}
