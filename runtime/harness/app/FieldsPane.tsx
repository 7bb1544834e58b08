import { FieldsForm } from '../../forms/FieldsForm';
import type { FormSource } from '../../content/questions';
import { formCalls } from './api';
import type { Shown } from './state';

interface Props {
  shown: Shown;
  /** Fields that differ from the state's. */
  changed: Record<string, unknown>;
  sources: readonly FormSource[];
  /** Another value makes the form forget what is half typed. */
  formKey: string;
  onChange: (name: string, value: unknown) => void;
  onReset: () => void;
}

/** The fields of the block, as an editor fills them. */
export function FieldsPane({ shown, changed, sources, formKey, onChange, onReset }: Props) {
  const { part, state } = shown;
  const count = Object.keys(changed).length;
  return (
    <aside className="side" aria-label="Fields">
      <div className="side__head">
        <h2>Fields</h2>
        <span className="dim" role="status">
          {count > 0 ? `${count} changed` : ''}
        </span>
        <button type="button" className="button" disabled={count === 0} onClick={onReset}>
          Reset all
        </button>
      </div>
      <div className="side__body">
        {part && state ? (
          <FieldsForm
            key={formKey}
            schema={part.customFields}
            values={{ ...state.fields, ...changed }}
            initialValues={state.fields}
            onChange={onChange}
            sources={sources}
            calls={formCalls}
          />
        ) : (
          <p className="dim">Choose a state to fill its fields.</p>
        )}
      </div>
    </aside>
  );
}
