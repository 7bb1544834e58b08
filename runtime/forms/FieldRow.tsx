import { useState } from 'react';
import type { CustomField } from '../fusion/customField';
import { describeValue } from './describeValue';
import { FieldControl } from './FieldControl';
import { useForm } from './FormContext';
import { localText } from './localText';
import { sameValue } from './sameValue';
import { valueProblem } from './valueProblem';

interface Props {
  id: string;
  name: string;
  field: CustomField;
  value: unknown;
  /** What a reset goes back to; undefined for no value. */
  initialValue: unknown;
  onChange: (value: unknown) => void;
}

/** One field: label, description, control, message, and a way back to its default. */
export function FieldRow({ id, name, field, value, initialValue, onChange }: Props) {
  const { language } = useForm();
  const [draft, setDraft] = useState<{ problem: string; value: unknown } | null>(null);
  const [resets, setResets] = useState(0);

  const label = localText(field.label, language) || name;
  const description = localText(field.description, language);
  if (field.kind === 'label') return <TextRow label={label} description={description} />;

  const draftProblem = draft !== null && sameValue(draft.value, value) ? draft.problem : null;
  const problem = draftProblem ?? valueProblem(field, value);
  const isEditable = field.kind !== 'disabled' && field.kind !== 'unsupported';
  const canReset = isEditable && (draftProblem !== null || !sameValue(value, initialValue));
  const fallback = sameValue(value, field.defaultValue) ? '' : describeValue(field, language);
  const describedBy = [
    description && `${id}-description`,
    fallback && `${id}-default`,
    problem && `${id}-problem`,
  ].filter(Boolean);

  const reset = () => {
    setDraft(null);
    setResets(resets + 1);
    onChange(initialValue);
  };

  return (
    <div className={`field field--${field.kind}`} data-field={name}>
      <div className="field__head">
        <label className="field__label" id={`${id}-label`} htmlFor={id} title={name}>
          {label}
          {field.required && (
            <span className="field__required" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {canReset && (
          <button
            type="button"
            className="field__reset"
            aria-label={`Reset ${label}`}
            title="Reset to default"
            onClick={reset}
          >
            Reset
          </button>
        )}
      </div>
      {description && (
        <p className="field__description" id={`${id}-description`}>
          {description}
        </p>
      )}
      <FieldControl
        key={resets}
        field={field}
        id={id}
        labelId={`${id}-label`}
        describedBy={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        isInvalid={problem !== null}
        value={value}
        onChange={onChange}
        onProblem={(found) => setDraft(found === null ? null : { problem: found, value })}
      />
      <p className="field__problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
      {fallback && (
        <p className="field__default" id={`${id}-default`}>
          Default: <span>{fallback}</span>
        </p>
      )}
    </div>
  );
}

function TextRow({ label, description }: { label: string; description: string }) {
  return (
    <div className="field field--label">
      <p className="field__label">{label}</p>
      {description && <p className="field__description">{description}</p>}
    </div>
  );
}
