import type { ControlProps } from '../types';
import { inputProps } from './inputProps';

export function BooleanControl(props: ControlProps) {
  const isOn = props.value === true || props.value === 'true';
  return (
    <input
      {...inputProps(props)}
      className="field__switch"
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}
