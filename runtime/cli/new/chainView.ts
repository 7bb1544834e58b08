import type { Names } from './names';

/** chains/<name>/default.tsx: lays out the blocks that an editor puts inside. */
export function chainView({ kebab, pascal, label }: Names): string {
  return `import { Children } from 'react';
import { defineChain, field } from '@broadsheet/define';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { safeUrl } from '../../../../content/schemas/safeUrl';

/** A heading, and the blocks inside side by side. Nothing where it holds no block. */
export default defineChain({
  label: '${label}',
  fields: {
    heading: field.text({ label: 'Heading', group: 'Heading' }),
    url: field.text({ label: 'Address that the heading leads to', group: 'Heading' }),
    look: field.oneOf(['even', 'wide-first'], {
      label: 'Widths',
      default: 'even',
      labels: { even: 'As wide as each other', 'wide-first': 'The first twice as wide' },
      group: 'Look',
    }),
  },
  view: function ${pascal}Chain({ fields, children }) {
    const { heading, url, look } = fields;
    const blocks = Children.toArray(children);
    if (blocks.length === 0) return null;
    return (
      <section className={\`${kebab} ${kebab}--\${look}\`}>
        {heading !== '' && <SectionHeading text={heading} url={safeUrl(url)} />}
        <div className="${kebab}__blocks">{blocks}</div>
      </section>
    );
  },
});
`;
}
