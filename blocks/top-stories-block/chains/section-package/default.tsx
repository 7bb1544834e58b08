import { useEditableContent } from 'fusion:content';
import { Children, type ReactNode } from 'react';
import PropTypes from 'fusion:prop-types';
import { oneOf } from '../../../../components/cards/cardOptions';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';

/** Widths of the columns, as parts of the whole. */
export const CHAIN_COLUMNS = ['even', 'wide-first', 'wide-last', 'one'] as const;

export interface SectionPackageChainProps {
  customFields: JsonRecord;
  children?: ReactNode;
}

/** A heading that leads to a section, and the blocks inside it side by side between hairlines. */
export default function SectionPackageChain({ customFields, children }: SectionPackageChainProps) {
  const { editableField } = useEditableContent();
  const columns = oneOf(customFields['columns'], CHAIN_COLUMNS, 'even');
  const heading = text(customFields['heading']);
  const blocks = Children.toArray(children);
  if (blocks.length === 0) return null;
  return (
    <section className={`package-chain package-chain--${columns}`}>
      {heading !== '' && (
        <SectionHeading
          text={heading}
          textProps={editableField('heading')}
          url={safeUrl(customFields['url'])}
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
}

SectionPackageChain.label = 'Front – Package of blocks';
SectionPackageChain.propTypes = {
  customFields: PropTypes.shape({
    heading: PropTypes.text.tag({ label: 'Heading', group: 'Heading' }),
    url: PropTypes.text.tag({ label: 'Address that the heading leads to', group: 'Heading' }),
    columns: PropTypes.oneOf([...CHAIN_COLUMNS]).tag({
      label: 'Columns',
      defaultValue: 'even',
      labels: {
        even: 'As wide as each other',
        'wide-first': 'The first twice as wide',
        'wide-last': 'The last twice as wide',
        one: 'Below each other',
      },
      group: 'Look',
    }),
  }),
};
