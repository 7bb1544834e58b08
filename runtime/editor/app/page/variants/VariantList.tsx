import { useId } from 'react';
import type { Variants } from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';
import { nameOfVariant, readerOf, variantFor } from './variantEdits';
import { VariantSettings } from './VariantSettings';

interface Props {
  /** Of the block. */
  name: string;
  variants: Variants;
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
  onChange: (what: string, next: Variants | undefined) => void;
}

/** The variants of a block, of which one is chosen to be edited, and for whom that is. */
export function VariantList(props: Props) {
  const { variants, audience, onSeeAs } = props;
  const group = useId();
  const { by, cases } = variants;
  const current = variantFor(variants, audience);
  return (
    <>
      <fieldset className="variants__list">
        <legend>Edit what these readers get</legend>
        {[...cases, null].map((one) => {
          const reader = readerOf(variants, one, audience);
          return (
            <label key={one?.id ?? ''}>
              <input
                type="radio"
                name={group}
                checked={current?.id === one?.id}
                disabled={!reader}
                onChange={() => reader && onSeeAs(reader)}
              />
              <span>
                {one ? nameOfVariant(by, one) : 'Everyone else'}
                {one?.hidden && <span className="dim"> – nothing</span>}
                {!reader && <span className="dim"> – nobody is left</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      {current && <VariantSettings {...props} variant={current} />}
    </>
  );
}
