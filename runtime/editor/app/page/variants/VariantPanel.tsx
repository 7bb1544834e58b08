import { useState } from 'react';
import { READER_STATES, type Variants } from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';
import { FeatureForm } from './FeatureForm';
import { addVariant, freeStates, nameOfValue, READER_NAMES, readerOf } from './variantEdits';
import { VariantList } from './VariantList';
import './variants.css';

interface Props {
  name: string;
  variants: Variants | undefined;
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
  onChange: (what: string, next: Variants | undefined) => void;
}

/** Who gets what of a block: chooses the variant to edit, which the canvas then shows. */
export function VariantPanel({ name, variants, audience, onSeeAs, onChange }: Props) {
  const [isAsking, setAsking] = useState(false);
  const add = (by: Variants['by'], value: string) => {
    const next = addVariant(variants, by, value);
    onChange(`Make ${name} another one: ${nameOfValue(by, value)}`, next);
    const reader = readerOf(next, next.cases.at(-1) ?? null, audience);
    if (reader) onSeeAs(reader);
    setAsking(false);
  };
  const by = variants?.by;

  return (
    <section
      className={variants ? 'variants' : 'variants variants--none'}
      aria-label="Who gets what"
    >
      {variants && (
        <VariantList
          name={name}
          variants={variants}
          audience={audience}
          onSeeAs={onSeeAs}
          onChange={onChange}
        />
      )}
      {(!variants || (variants.by === 'reader' && freeStates(variants).length > 1)) && (
        <label className="variants__add">
          <span>{variants ? 'Another for' : 'Different for'}</span>
          <select
            className="input"
            value=""
            onChange={({ target }) => {
              if (target.value === 'feature') setAsking(true);
              else add('reader', target.value);
            }}
          >
            <option value="">{variants ? 'Choose readers' : 'Nobody: all get the same'}</option>
            {(variants ? freeStates(variants) : READER_STATES).map((state) => (
              <option key={state} value={state}>
                {READER_NAMES[state]}
              </option>
            ))}
            {!variants && <option value="feature">Readers with a feature…</option>}
          </select>
        </label>
      )}
      {(isAsking || (by !== undefined && by !== 'reader')) && (
        <FeatureForm
          feature={by === undefined || by === 'reader' ? null : by.feature}
          taken={variants?.cases.flatMap(({ when }) => when) ?? []}
          onAdd={(feature, value) => add({ feature }, value)}
        />
      )}
    </section>
  );
}
