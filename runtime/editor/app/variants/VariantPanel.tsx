import { type FormEvent, useId, useState } from 'react';
import { FEATURE_WORD, READER_STATES, type Variants } from '../../../document/variants';
import type { Audience } from '../frame/protocol';
import {
  addVariant,
  freeStates,
  nameOfValue,
  nameOfVariant,
  READER_NAMES,
  readerOf,
  replaceVariant,
  toggleValue,
  variantFor,
} from './variantEdits';
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
  const group = useId();
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
          group={group}
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

function VariantList(props: Props & { group: string; variants: Variants }) {
  const { group, name, variants, audience, onSeeAs, onChange } = props;
  const { by, cases } = variants;
  const current = variantFor(variants, audience);
  const others = readerOf(variants, null, audience);
  return (
    <>
      <fieldset className="variants__list">
        <legend>Edit what these readers get</legend>
        {[...cases, null].map((one) => {
          const reader = one ? readerOf(variants, one, audience) : others;
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
      {current && (
        <div className="variants__own">
          {by === 'reader' && (
            <fieldset className="variants__states">
              <legend>For</legend>
              {READER_STATES.map((state) => {
                const isOwn = current.when.includes(state);
                const isTaken = !isOwn && !freeStates(variants).includes(state);
                return (
                  <label key={state}>
                    <input
                      type="checkbox"
                      checked={isOwn}
                      disabled={isTaken || (isOwn && current.when.length === 1)}
                      onChange={({ target }) => {
                        const next = toggleValue(current, state, target.checked);
                        const changed = replaceVariant(variants, current.id, next);
                        onChange(`Change who gets which ${name}`, changed);
                        const reader = changed && readerOf(changed, next, audience);
                        if (reader) onSeeAs(reader);
                      }}
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
              checked={current.hidden === true}
              onChange={({ target }) => {
                const { hidden: _hidden, ...rest } = current;
                const next = target.checked ? { ...rest, hidden: true as const } : rest;
                const what = target.checked ? 'Hide' : 'Show';
                const changed = replaceVariant(variants, current.id, next);
                onChange(`${what} ${name}: ${nameOfVariant(by, current)}`, changed);
              }}
            />
            They see nothing here
          </label>
          <p className="dim">
            {current.hidden
              ? 'The block is left out for these readers.'
              : 'Fields that you don’t change stay as for everyone else.'}
          </p>
          <button
            type="button"
            className="button"
            onClick={() =>
              onChange(
                `Give ${nameOfVariant(by, current)} what all get of ${name}`,
                replaceVariant(variants, current.id, null),
              )
            }
          >
            Remove this variant
          </button>
        </div>
      )}
    </>
  );
}

interface FeatureFormProps {
  /** The feature that decides already; null: it is asked for. */
  feature: string | null;
  /** Values that have a variant. */
  taken: readonly string[];
  onAdd: (feature: string, value: string) => void;
}

/** Asks for the key of a GrowthBook feature and the value of it that a variant is for. */
function FeatureForm({ feature, taken, onAdd }: FeatureFormProps) {
  const id = useId();
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = feature ?? key.trim();
    const text = value.trim();
    if (!FEATURE_WORD.test(chosen)) return setProblem(describeWord('key', chosen));
    if (!FEATURE_WORD.test(text)) return setProblem(describeWord('value', text));
    if (taken.includes(text)) return setProblem(`There is a variant for ${text} already.`);
    setProblem('');
    setValue('');
    onAdd(chosen, text);
  };
  return (
    <form className="variants__feature" onSubmit={onSubmit} noValidate>
      {feature === null && (
        <label>
          <span>GrowthBook feature key</span>
          <input
            className="input"
            spellCheck={false}
            value={key}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setKey(target.value)}
          />
        </label>
      )}
      <label>
        <span>{feature === null ? 'Value' : `Another value of ${feature}`}</span>
        <input
          className="input"
          spellCheck={false}
          placeholder="true"
          value={value}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <button className="button">Add variant</button>
      <p className="field__problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </form>
  );
}

function describeWord(what: string, text: string): string {
  if (text === '') return `A ${what} is needed.`;
  return `“${text}” can’t be a feature’s ${what}: use up to 100 letters, digits, “_”, “-”, “.” or “:”.`;
}
