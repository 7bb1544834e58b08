import { asText } from '../asText';
import type { ControlProps, FieldOf } from '../types';
import { inputProps } from './inputProps';

/** A stored value that is kept as it is. */
export function UnsupportedControl(props: ControlProps<FieldOf<'unsupported'>>) {
  return (
    <>
      <p className="field__note">No form edits “{props.field.type}”. The value is kept as it is.</p>
      <textarea
        {...inputProps(props)}
        className="field__input field__input--code"
        rows={3}
        readOnly
        value={asText(props.value)}
      />
    </>
  );
}
