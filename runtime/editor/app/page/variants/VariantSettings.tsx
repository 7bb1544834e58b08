import { READER_STATES, type Variant, type Variants } from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';
import {
  freeStates,
  nameOfVariant,
  READER_NAMES,
  readerOf,
  replaceVariant,
  toggleValue,
} from './variantEdits';

interface Props {
  /** Of the block. */
  name: string;
  variants: Variants;
  /** The one that is edited. */
  variant: Variant;
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
  onChange: (what: string, next: Variants | undefined) => void;
}

/** For whom a variant is, whether they see anything, and how it goes. */
export function VariantSettings({ name, variants, variant, audience, onSeeAs, onChange }: Props) {
  const { by } = variants;
  const whom = nameOfVariant(by, variant);
  const put = (next: Variant | null) => replaceVariant(variants, variant.id, next);
  const setState = (state: string, isOn: boolean) => {
    const next = toggleValue(variant, state, isOn);
    const changed = put(next);
    onChange(`Change who gets which ${name}`, changed);
    const reader = changed && readerOf(changed, next, audience);
    if (reader) onSeeAs(reader);
  };
  const setHidden = (isHidden: boolean) => {
    const { hidden: _hidden, ...rest } = variant;
    const what = isHidden ? 'Hide' : 'Show';
    onChange(`${what} ${name}: ${whom}`, put(isHidden ? { ...rest, hidden: true } : rest));
  };
  return (
    <div className="variants__own">
      {by === 'reader' && (
        <fieldset className="variants__states">
          <legend>For</legend>
          {READER_STATES.map((state) => {
            const isOwn = variant.when.includes(state);
            const isTaken = !isOwn && !freeStates(variants).includes(state);
            return (
              <label key={state}>
                <input
                  type="checkbox"
                  checked={isOwn}
                  disabled={isTaken || (isOwn && variant.when.length === 1)}
                  onChange={({ target }) => setState(state, target.checked)}
                />
                {READER_NAMES[state]}
              </label>
            );
          })}
        </fieldset>
      )}
      <label className="variants__hide">
        <input
          type="checkbox"
          checked={variant.hidden === true}
          onChange={({ target }) => setHidden(target.checked)}
        />
        They see nothing here
      </label>
      <p className="dim">
        {variant.hidden
          ? 'The block is left out for these readers.'
          : 'Fields that you don’t change stay as for everyone else.'}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => onChange(`Give ${whom} what all get of ${name}`, put(null))}
      >
        Remove this variant
      </button>
    </div>
  );
}
