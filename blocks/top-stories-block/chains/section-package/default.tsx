import { useEditableContent } from 'fusion:content';
import { Children } from 'react';
import { defineChain, field } from '@broadsheet/define';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { safeUrl } from '../../../../content/schemas/safeUrl';

/** A heading that leads to a section, and the blocks inside it side by side between hairlines. */
export default defineChain({
  label: 'Front – Package of blocks',
  fields: {
    heading: field.text({ label: 'Heading', group: 'Heading' }),
    url: field.text({ label: 'Address that the heading leads to', group: 'Heading' }),
    columns: field.oneOf(['even', 'wide-first', 'wide-last', 'one'], {
      label: 'Columns',
      default: 'even',
      labels: {
        even: 'As wide as each other',
        'wide-first': 'The first twice as wide',
        'wide-last': 'The last twice as wide',
        one: 'Below each other',
      },
      group: 'Look',
    }),
  },
  view: function SectionPackageChain({ fields, children }) {
    const { editableField } = useEditableContent();
    const blocks = Children.toArray(children);
    if (blocks.length === 0) return null;
    return (
      <section className={`package-chain package-chain--${fields.columns}`}>
        {fields.heading !== '' && (
          <SectionHeading
            text={fields.heading}
            textProps={editableField('heading')}
            url={safeUrl(fields.url)}
          />
        )}
        <div className="package-chain__grid">
          {blocks.map((block, index) => (
            <div className="package-chain__cell" key={index}>
              {block}
            </div>
          ))}
        </div>
      </section>
    );
  },
});
